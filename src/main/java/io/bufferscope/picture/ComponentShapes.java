package io.bufferscope.picture;

import io.bufferscope.picture.Labels.Label;
import io.bufferscope.picture.Labels.Placed;
import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
import java.util.List;

/// The joined brackets under a row of a composite's cells, one for each component.
final class ComponentShapes {

    private final Page page;
    private final Strip strip;
    private final Sketch sketch;

    ComponentShapes(Page page, Strip strip, Sketch sketch) {
        this.page = page;
        this.strip = strip;
        this.sketch = sketch;
    }

    /// Draws the joined brackets of a composite's components.
    ///
    /// @return the y below them
    double draw(Row row, double y) {
        List<Tape.Component> parts = strip.components().stream()
                .filter(part -> part.length() > 0 && row.overlaps(part.start(), (long) part.start() + part.length()))
                .toList();
        if (parts.isEmpty()) {
            return y;
        }
        double top = y + 4;
        parts.forEach(part -> drawBracket(part, row, top));
        List<Placed> words = new Labels(4, page.width() - 4)
                .place(parts.stream().map(part -> label(part, row)).toList());
        for (Placed word : words) {
            double base = top + 22 + word.lane() * 15;
            sketch.mono(
                    word.label().id(),
                    Style.BRACKET,
                    word.left(),
                    base,
                    word.label().text(),
                    12,
                    Anchor.START);
        }
        return top + 14 + Labels.lanes(words) * 15;
    }

    private void drawBracket(Tape.Component part, Row row, double top) {
        double from = row.x(Math.max(part.start(), row.from())) + 1.5;
        double to = row.x(Math.min((long) part.start() + part.length(), row.to())) - 1.5;
        double middle = (from + to) / 2;
        double base = top + 5;
        String data = Coordinate.join(
                "M", from, top, "L", from, base, "L", to, base, "L", to, top, "M", middle, base, "L", middle, top + 10);
        sketch.path(id(part, row) + "/bracket", Style.BRACKET, 0, 0, data);
    }

    private Label label(Tape.Component part, Row row) {
        double from = row.x(Math.max(part.start(), row.from()));
        double to = row.x(Math.min((long) part.start() + part.length(), row.to()));
        int index = strip.components().indexOf(part);
        String name = part.tape() == 0 ? "[" + index + "]" : page.nameOf(part.tape());
        return new Label(id(part, row), name, Style.BRACKET, (from + to) / 2, TextMetrics.mono(name, 12));
    }

    private String id(Tape.Component part, Row row) {
        return "component:" + strip.components().indexOf(part) + "/row:" + row.number();
    }
}
