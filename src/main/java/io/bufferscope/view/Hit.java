package io.bufferscope.view;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What lies at a point of a picture.
///
/// @param id the topmost shape there, or the group it is in
/// @param tip its sentence, or empty
record Hit(String id, String tip) {

    /// The topmost rectangle at a point that has something to say, else the topmost of any.
    static @Nullable Hit at(Picture picture, double x, double y) {
        return among(picture.shapes(), x, y);
    }

    private static @Nullable Hit among(List<Shape> shapes, double x, double y) {
        Hit silent = null;
        for (Shape shape : shapes.reversed()) {
            Hit hit = of(shape, x, y);
            if (hit != null && !hit.tip().isEmpty()) {
                return hit;
            }
            silent = silent == null ? hit : silent;
        }
        return silent;
    }

    private static @Nullable Hit of(Shape shape, double x, double y) {
        return switch (shape) {
            case Shape.Rect rect -> Bounds.of(rect).holds(x, y) ? new Hit(rect.id(), rect.tip()) : null;
            case Shape.Group group -> among(group.shapes(), x, y);
            case Shape.Faded faded -> of(faded.shape(), x, y);
            case Shape.Line line -> null;
            case Shape.Path path -> null;
            case Shape.Text text -> Bounds.of(text).holds(x, y) ? new Hit(text.id(), "") : null;
        };
    }
}
