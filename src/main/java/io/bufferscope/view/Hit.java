package io.bufferscope.view;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import java.util.List;
import java.util.OptionalInt;
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

    /// The tape that an id such as `tape:3/cell:17` belongs to.
    static OptionalInt tape(String id) {
        if (!id.startsWith("tape:")) {
            return OptionalInt.empty();
        }
        String rest = id.substring("tape:".length());
        int end = rest.indexOf('/');
        return OptionalInt.of(Integer.parseInt(end < 0 ? rest : rest.substring(0, end)));
    }
}
