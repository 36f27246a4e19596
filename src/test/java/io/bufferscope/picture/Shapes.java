package io.bufferscope.picture;

import java.util.ArrayList;
import java.util.List;

/// Looks at the shapes of a picture, for tests.
final class Shapes {

    private Shapes() {}

    /// Every shape in a picture, out of its groups.
    static List<Shape> flat(Picture picture) {
        List<Shape> flat = new ArrayList<>();
        picture.shapes().forEach(shape -> add(flat, shape));
        return flat;
    }

    private static void add(List<Shape> flat, Shape shape) {
        flat.add(shape);
        if (shape instanceof Shape.Group group) {
            group.shapes().forEach(part -> add(flat, part));
        }
    }

    static List<Shape.Text> texts(Picture picture) {
        return flat(picture).stream()
                .filter(Shape.Text.class::isInstance)
                .map(Shape.Text.class::cast)
                .filter(text -> !text.text().isEmpty())
                .toList();
    }

    static List<String> overlappingTexts(Picture picture) {
        List<String> overlaps = new ArrayList<>();
        List<Shape.Text> texts = texts(picture).stream()
                .filter(text -> !text.id().contains("freed"))
                .toList();
        for (int i = 0; i < texts.size(); i++) {
            for (int j = 0; j < i; j++) {
                if (overlap(texts.get(i), texts.get(j))) {
                    overlaps.add(texts.get(j) + " and " + texts.get(i));
                }
            }
        }
        return overlaps;
    }

    private static boolean overlap(Shape.Text a, Shape.Text b) {
        boolean apartY =
                a.y() - a.size() * 0.7 >= b.y() + b.size() * 0.1 || b.y() - b.size() * 0.7 >= a.y() + a.size() * 0.1;
        return !apartY && left(a) < left(b) + width(b) - 0.5 && left(b) < left(a) + width(a) - 0.5;
    }

    static List<Shape.Text> textsOutside(Picture picture) {
        return texts(picture).stream()
                .filter(text -> left(text) < 0
                        || left(text) + width(text) > picture.width()
                        || text.y() - text.size() < 0
                        || text.y() > picture.height())
                .toList();
    }

    private static double left(Shape.Text text) {
        return switch (text.anchor()) {
            case START -> text.x();
            case MIDDLE -> text.x() - width(text) / 2;
            case END -> text.x() - width(text);
        };
    }

    private static double width(Shape.Text text) {
        return text.mono() ? TextMetrics.mono(text.text(), text.size()) : TextMetrics.sans(text.text(), text.size());
    }
}
