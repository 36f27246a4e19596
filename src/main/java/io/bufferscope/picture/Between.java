package io.bufferscope.picture;

import static io.bufferscope.picture.Tween.mix;

/// Shapes half-way between two shapes of one kind. Words, styles and tips change in the middle of the way.
final class Between {

    private Between() {}

    static boolean canMove(Shape from, Shape to) {
        return switch (from) {
            case Shape.Rect _ -> to instanceof Shape.Rect;
            case Shape.Line _ -> to instanceof Shape.Line;
            case Shape.Path path -> to instanceof Shape.Path other && alike(path.data(), other.data());
            case Shape.Text text -> to instanceof Shape.Text other && text.anchor() == other.anchor();
            case Shape.Group _ -> to instanceof Shape.Group;
            case Shape.Faded _ -> false;
        };
    }

    private static boolean alike(String from, String to) {
        String[] a = from.split(" ", -1);
        String[] b = to.split(" ", -1);
        if (a.length != b.length) {
            return false;
        }
        for (int i = 0; i < a.length; i++) {
            if (isCommand(a[i]) != isCommand(b[i]) || (isCommand(a[i]) && !a[i].equals(b[i]))) {
                return false;
            }
        }
        return true;
    }

    private static boolean isCommand(String token) {
        return Character.isLetter(token.charAt(0));
    }

    static Shape at(Shape from, Shape to, double t) {
        return switch (from) {
            case Shape.Rect a when to instanceof Shape.Rect b -> rect(a, b, t);
            case Shape.Line a when to instanceof Shape.Line b -> line(a, b, t);
            case Shape.Path a when to instanceof Shape.Path b -> path(a, b, t);
            case Shape.Text a when to instanceof Shape.Text b -> text(a, b, t);
            default -> t < 0.5 ? from : to;
        };
    }

    private static Shape rect(Shape.Rect a, Shape.Rect b, double t) {
        Shape.Rect words = t < 0.5 ? a : b;
        return new Shape.Rect(
                b.id(),
                words.style(),
                mix(a.x(), b.x(), t),
                mix(a.y(), b.y(), t),
                mix(a.width(), b.width(), t),
                mix(a.height(), b.height(), t),
                mix(a.radius(), b.radius(), t),
                words.tip());
    }

    private static Shape line(Shape.Line a, Shape.Line b, double t) {
        return new Shape.Line(
                b.id(),
                t < 0.5 ? a.style() : b.style(),
                mix(a.x1(), b.x1(), t),
                mix(a.y1(), b.y1(), t),
                mix(a.x2(), b.x2(), t),
                mix(a.y2(), b.y2(), t));
    }

    private static Shape path(Shape.Path a, Shape.Path b, double t) {
        Style style = t < 0.5 ? a.style() : b.style();
        return new Shape.Path(b.id(), style, mix(a.x(), b.x(), t), mix(a.y(), b.y(), t), data(a.data(), b.data(), t));
    }

    private static String data(String from, String to, double t) {
        if (from.equals(to)) {
            return to;
        }
        String[] a = from.split(" ", -1);
        String[] b = to.split(" ", -1);
        StringBuilder data = new StringBuilder();
        for (int i = 0; i < a.length; i++) {
            data.append(i == 0 ? "" : " ");
            data.append(
                    isCommand(b[i]) ? b[i] : Coordinate.of(mix(Double.parseDouble(a[i]), Double.parseDouble(b[i]), t)));
        }
        return data.toString();
    }

    private static Shape text(Shape.Text a, Shape.Text b, double t) {
        Shape.Text words = t < 0.5 ? a : b;
        return new Shape.Text(
                b.id(),
                words.style(),
                mix(a.x(), b.x(), t),
                mix(a.y(), b.y(), t),
                words.text(),
                mix(a.size(), b.size(), t),
                b.anchor(),
                words.mono());
    }
}
