package io.bufferscope.picture.copies;

import io.bufferscope.picture.chart.LineLook;
import java.util.List;

/// A path's cost over the size of its payload: what was measured and the line T = C + K · size fitted to it.
///
/// @param id names it
/// @param word its name in the legend
/// @param dots what was measured, by ascending size
/// @param fit the fitted line at ascending sizes, with the band in which it lies with a confidence of 95 %
public record Curve(String id, LineLook look, String word, List<Dot> dots, List<Fit> fit) {

    public Curve {
        dots = List.copyOf(dots);
        fit = List.copyOf(fit);
    }

    /// A measurement.
    ///
    /// @param size bytes
    /// @param nanos median of its rounds
    public record Dot(double size, double nanos, String tip) {}

    /// A place of the fitted line, nanoseconds.
    public record Fit(double size, double low, double nanos, double high) {}
}
