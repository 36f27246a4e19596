package io.bufferscope.picture;

/// The text form of a picture, one shape a line with rounded coordinates, to compare pictures by eye and by test.
public final class PictureText {

    private PictureText() {}

    /// A picture as text.
    public static String of(Picture picture) {
        StringBuilder out = new StringBuilder();
        out.append("picture ").append(size(picture.width(), picture.height())).append('\n');
        picture.shapes().forEach(shape -> write(out, shape, ""));
        return out.toString();
    }

    private static void write(StringBuilder out, Shape shape, String indent) {
        out.append(indent).append(line(shape)).append('\n');
        switch (shape) {
            case Shape.Group group -> group.shapes().forEach(part -> write(out, part, indent + "  "));
            case Shape.Faded faded -> write(out, faded.shape(), indent + "  ");
            default -> {}
        }
    }

    private static String line(Shape shape) {
        String head = " " + shape.id() + " " + shape.style() + " ";
        return switch (shape) {
            case Shape.Rect rect ->
                "rect" + head + at(rect.x(), rect.y()) + " " + size(rect.width(), rect.height()) + tip(rect);
            case Shape.Line line -> "line" + head + at(line.x1(), line.y1()) + " " + at(line.x2(), line.y2());
            case Shape.Path path -> "path" + head + at(path.x(), path.y()) + " " + path.data();
            case Shape.Text text -> "text" + head + at(text.x(), text.y()) + " " + text.anchor() + " " + text.text();
            case Shape.Group group -> "group" + head + group.sentence();
            case Shape.Faded faded -> "faded " + Math.round(faded.opacity() * 100) + "%";
        };
    }

    private static String tip(Shape.Rect rect) {
        return rect.tip().isEmpty() ? "" : " (" + rect.tip() + ")";
    }

    private static String at(double x, double y) {
        return Math.round(x) + "," + Math.round(y);
    }

    private static String size(double width, double height) {
        return Math.round(width) + "x" + Math.round(height);
    }
}
