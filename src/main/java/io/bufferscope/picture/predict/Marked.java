package io.bufferscope.picture.predict;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import java.util.ArrayList;
import java.util.List;

/// A picture with an outline around the place that a reader predicts.
public final class Marked {

    private Marked() {}

    /// The same picture with the outline over it; the picture itself if there is no such shape.
    ///
    /// @param id of the rectangle; pieces of it on other rows have ids that go on with `/row:`
    public static Picture of(Picture picture, String id) {
        List<Shape> shapes = new ArrayList<>(picture.shapes());
        if (!id.isEmpty()) {
            outline(picture.shapes(), id, shapes);
        }
        return new Picture(picture.width(), picture.height(), List.copyOf(shapes));
    }

    private static void outline(List<Shape> among, String id, List<Shape> to) {
        for (Shape shape : among) {
            if (shape instanceof Shape.Group group) {
                outline(group.shapes(), id, to);
            } else if (shape instanceof Shape.Rect rect && is(rect, id)) {
                String name = "guess:" + rect.id();
                to.add(new Shape.Rect(name, Style.POOL_GUESS, rect.x(), rect.y(), rect.width(), rect.height(), 2, ""));
            }
        }
    }

    private static boolean is(Shape.Rect rect, String id) {
        return rect.id().equals(id) || rect.id().matches("\\Q" + id + "\\E/row:\\d+");
    }
}
