package io.bufferscope.picture;

import java.util.List;

/// An immutable drawing: a size in pixels at 100 % and shapes in drawing order.
///
/// @param width width in pixels
/// @param height height in pixels
/// @param shapes what is drawn, the first at the bottom
public record Picture(double width, double height, List<Shape> shapes) {}
