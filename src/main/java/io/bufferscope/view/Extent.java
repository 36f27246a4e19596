package io.bufferscope.view;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// The height that a shape takes in a picture.
record Extent(double top, double bottom) {

    /// The extent of the first shape whose id is wanted; of all in it if it is a group; null if there is none.
    static @Nullable Extent of(Picture picture, Predicate<String> wanted) {
        return among(picture.shapes(), wanted);
    }

    private static @Nullable Extent among(List<Shape> shapes, Predicate<String> wanted) {
        for (Shape shape : shapes) {
            if (wanted.test(shape.id())) {
                return of(shape);
            }
            Extent inside = shape instanceof Shape.Group group ? among(group.shapes(), wanted) : null;
            if (inside != null) {
                return inside;
            }
        }
        return null;
    }

    private static @Nullable Extent of(Shape shape) {
        return switch (shape) {
            case Shape.Path path -> null;
            case Shape.Faded faded -> of(faded.shape());
            case Shape.Group group -> {
                Extent all = null;
                for (Shape part : group.shapes()) {
                    Extent one = of(part);
                    all = all == null || one == null ? (all == null ? one : all) : all.with(one);
                }
                yield all;
            }
            case Shape.Rect _, Shape.Line _, Shape.Text _ -> {
                Bounds bounds = Bounds.of(shape);
                yield new Extent(bounds.top(), bounds.bottom());
            }
        };
    }

    private Extent with(Extent other) {
        return new Extent(Math.min(top, other.top), Math.max(bottom, other.bottom));
    }
}
