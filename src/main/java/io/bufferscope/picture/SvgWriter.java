package io.bufferscope.picture;

import io.bufferscope.theme.Paint;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Pattern;
import java.util.List;
import java.util.stream.Collectors;

/// The writer of pictures as SVG: text stays text, zones are patterns, groups carry their sentences.
public final class SvgWriter {

    private static final String MONO = "'JetBrains Mono','Cascadia Mono',Menlo,Consolas,'DejaVu Sans Mono',"
            + "'Noto Sans Mono CJK SC','Noto Sans CJK SC',monospace";
    private static final String SANS = "Inter,'Segoe UI','Helvetica Neue',Arial,'Noto Sans CJK SC','PingFang SC',"
            + "'Microsoft YaHei',sans-serif";

    private final Palette palette;

    public SvgWriter(Palette palette) {
        this.palette = palette;
    }

    /// A picture as the text of an SVG file.
    ///
    /// @param title what the whole shows, in a few words
    public String write(Picture picture, String title) {
        StringBuilder out = new StringBuilder(4096);
        String size = "width=\"%s\" height=\"%s\"".formatted(number(picture.width()), number(picture.height()));
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" %s viewBox=\"0 0 %s %s\" role=\"img\">\n"
                .formatted(size, number(picture.width()), number(picture.height())));
        out.append("<title>").append(escape(title)).append("</title>\n");
        out.append("<desc>").append(escape(sentences(picture))).append("</desc>\n");
        out.append("<defs>\n");
        for (Style style : Style.values()) {
            writePattern(out, style);
        }
        out.append("</defs>\n");
        out.append("<rect %s fill=\"%s\"/>\n".formatted(size, palette.surface()));
        picture.shapes().forEach(shape -> write(out, shape));
        return out.append("</svg>\n").toString();
    }

    private static String sentences(Picture picture) {
        return picture.shapes().stream()
                .filter(Shape.Group.class::isInstance)
                .map(shape -> ((Shape.Group) shape).sentence())
                .collect(Collectors.joining(" "));
    }

    private void writePattern(StringBuilder out, Style style) {
        Paint paint = palette.paint(style.name());
        String marks = switch (paint.pattern()) {
            case NONE -> "";
            case HATCH -> "<path d=\"M 0 8 L 8 0\" stroke=\"%1$s\" fill=\"none\"/>";
            case CROSS -> "<path d=\"M 0 8 L 8 0 M 0 0 L 8 8\" stroke=\"%1$s\" fill=\"none\"/>";
            case DOTS -> "<circle cx=\"3.5\" cy=\"3.5\" r=\"1\" fill=\"%1$s\"/>";
        };
        if (!marks.isEmpty()) {
            int size = paint.pattern() == Pattern.DOTS ? 7 : 8;
            out.append("<pattern id=\"%s\" width=\"%d\" height=\"%d\" patternUnits=\"userSpaceOnUse\">"
                    .formatted(style, size, size));
            out.append("<rect width=\"%d\" height=\"%d\" fill=\"%s\"/>".formatted(size, size, paint.fill()));
            out.append(marks.formatted(paint.ink())).append("</pattern>\n");
        }
    }

    private void write(StringBuilder out, Shape shape) {
        switch (shape) {
            case Shape.Rect rect -> writeRect(out, rect);
            case Shape.Line line ->
                out.append("<line x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\"%s/>\n"
                        .formatted(
                                number(line.x1()),
                                number(line.y1()),
                                number(line.x2()),
                                number(line.y2()),
                                stroke(palette.paint(line.style().name()))));
            case Shape.Path path -> writePath(out, path);
            case Shape.Text text -> writeText(out, text);
            case Shape.Group group -> {
                out.append("<g id=\"").append(escape(group.id())).append("\">");
                out.append("<title>").append(escape(group.sentence())).append("</title>\n");
                group.shapes().forEach(part -> write(out, part));
                out.append("</g>\n");
            }
            case Shape.Faded faded -> {
                out.append("<g opacity=\"").append(number(faded.opacity())).append("\">\n");
                write(out, faded.shape());
                out.append("</g>\n");
            }
        }
    }

    private void writeRect(StringBuilder out, Shape.Rect rect) {
        Paint paint = palette.paint(rect.style().name());
        String fill = paint.pattern() == Pattern.NONE ? paint.fill() : "url(#" + rect.style() + ")";
        out.append("<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\""
                .formatted(number(rect.x()), number(rect.y()), number(rect.width()), number(rect.height())));
        if (rect.radius() > 0) {
            out.append(" rx=\"").append(number(rect.radius())).append('"');
        }
        out.append(" fill=\"").append(fill == null ? "none" : fill).append('"').append(stroke(paint));
        if (rect.tip().isEmpty()) {
            out.append("/>\n");
        } else {
            out.append("><title>").append(escape(rect.tip())).append("</title></rect>\n");
        }
    }

    private void writePath(StringBuilder out, Shape.Path path) {
        Paint paint = palette.paint(path.style().name());
        String move = path.x() == 0 && path.y() == 0
                ? ""
                : " transform=\"translate(%s %s)\"".formatted(number(path.x()), number(path.y()));
        boolean closed = path.data().endsWith("Z");
        String look = closed ? " fill=\"" + paint.fill() + "\"" : " fill=\"none\"" + stroke(paint);
        out.append("<path d=\"")
                .append(path.data())
                .append('"')
                .append(move)
                .append(look)
                .append("/>\n");
    }

    private void writeText(StringBuilder out, Shape.Text text) {
        Paint paint = palette.paint(text.style().name());
        String anchor = switch (text.anchor()) {
            case START -> "";
            case MIDDLE -> " text-anchor=\"middle\"";
            case END -> " text-anchor=\"end\"";
        };
        out.append("<text x=\"%s\" y=\"%s\" font-family=\"%s\" font-size=\"%s\" fill=\"%s\"%s%s xml:space=\"preserve\">"
                .formatted(
                        number(text.x()),
                        number(text.y()),
                        text.mono() ? MONO : SANS,
                        number(text.size()),
                        paint.fill(),
                        paint.bold() ? " font-weight=\"bold\"" : "",
                        anchor));
        out.append(escape(text.text())).append("</text>\n");
    }

    private static String stroke(Paint paint) {
        if (paint.stroke() == null) {
            return "";
        }
        String dash = paint.dash().isEmpty() ? "" : " stroke-dasharray=\"" + dash(paint.dash()) + "\"";
        return " stroke=\"%s\" stroke-width=\"%s\"%s".formatted(paint.stroke(), number(paint.width()), dash);
    }

    private static String dash(List<Double> dash) {
        return dash.stream().map(SvgWriter::number).collect(Collectors.joining(" "));
    }

    private static String number(double value) {
        return Coordinate.of(value);
    }

    private static String escape(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                default -> out.appendCodePoint(c < 0x20 && c != '\t' && c != '\n' ? 0xFFFD : c);
            }
        });
        return out.toString();
    }
}
