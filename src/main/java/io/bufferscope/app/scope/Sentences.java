package io.bufferscope.app.scope;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import java.util.ArrayList;
import java.util.List;

/// The sentences of a picture's groups, for a screen reader.
public final class Sentences {

    private Sentences() {}

    /// One line for each group that has a sentence.
    public static String of(Picture picture) {
        List<String> found = new ArrayList<>();
        picture.shapes().forEach(shape -> collect(shape, found));
        return String.join("\n", found);
    }

    private static void collect(Shape shape, List<String> found) {
        if (shape instanceof Shape.Group group && !group.sentence().isEmpty()) {
            found.add(group.sentence());
        }
    }
}
