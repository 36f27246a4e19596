package io.bufferscope.picture;

import io.bufferscope.picture.Labels.Label;
import io.bufferscope.picture.Labels.Placed;
import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
import java.util.List;

/// The brackets under a row: further views of the same bytes with their own pointers, and components.
final class BracketShapes {

    private static final double NAME = 13;
    private static final double BAR = 9;
    private static final double ELEMENT_BAR = 18;

    private final Page page;
    private final Strip strip;
    private final Measures measures;
    private final Sketch sketch;

    BracketShapes(Page page, Strip strip, Measures measures, Sketch sketch) {
        this.page = page;
        this.strip = strip;
        this.measures = measures;
        this.sketch = sketch;
    }

    /// Draws the bracket of a view where a row shows some of it.
    ///
    /// @return the y below it
    double draw(View view, Row row, double y) {
        if (!row.overlaps(view.from(), view.to())) {
            return y;
        }
        double from = row.x(Math.max(view.from(), row.from()));
        double to = row.x(Math.min(view.to(), row.to()));
        String id = "view:" + view.tape().id() + "/row:" + row.number();
        double height = view.unit() > 1 ? ELEMENT_BAR : BAR;
        double top = y + 10 + NAME;
        drawName(view, id, from, y + 8 + NAME - 3);
        drawZones(view, row, top, height);
        drawElements(view, row, top);
        drawOutline(id, from, to, top, height);
        return drawPointers(view, row, top, height);
    }

    private void drawName(View view, String id, double x, double line) {
        Tape tape = view.tape();
        String name = Descriptions.names(tape, page.messages());
        String facts = Descriptions.className(tape) + facts(view);
        double nameWidth = TextMetrics.mono(name, 12.5) + 8;
        double left = Math.max(8, Math.min(x, page.width() - 8 - nameWidth - TextMetrics.sans(facts, 11.5)));
        sketch.mono(id + "/name", Style.BRACKET, left, line, name, 12.5, Anchor.START);
        sketch.sans(id + "/facts", Style.FAINT, left + nameWidth, line, facts, 11.5, Anchor.START);
    }

    private String facts(View view) {
        StringBuilder facts = new StringBuilder(view.tape() instanceof Tape.Array ? "" : " · capacity ");
        facts.append(view.tape() instanceof Tape.Array ? "" : view.tape().capacity());
        if (view.tape() instanceof Tape.Nio nio && nio.elementSize() > 1) {
            facts.append(" · ")
                    .append(page.text(
                            nio.order() == java.nio.ByteOrder.BIG_ENDIAN ? "tape.bigendian" : "tape.littleendian"));
        }
        if (view.tape() instanceof Tape.Nio nio && nio.readOnly()) {
            facts.append(" · ").append(page.text("tape.readonly"));
        }
        if (view.tape() instanceof Tape.Netty netty) {
            facts.append(" · refCnt ").append(netty.refCnt());
        }
        if (Numbers.freed(view.tape())) {
            facts.append(" · ").append(page.text("tape.freed"));
        }
        return facts.toString();
    }

    private void drawZones(View view, Row row, double top, double height) {
        for (View.Zone zone : view.zones()) {
            long from = Math.max(zone.from(), row.from());
            long to = Math.min(zone.to(), row.to());
            if (from < to) {
                String id = "view:" + view.tape().id() + "/zone:" + zone.style() + "/row:" + row.number();
                sketch.rect(id, zone.style(), row.x(from), top, row.x(to) - row.x(from), height);
            }
        }
    }

    private void drawElements(View view, Row row, double top) {
        if (!(view.tape() instanceof Tape.Nio nio) || nio.elementSize() <= 1) {
            return;
        }
        for (Rows.Slot slot : row.slots()) {
            for (int element = 0; element < nio.capacity() && !slot.folded(); element++) {
                long from = view.place(element);
                if (from >= slot.from() && from + view.unit() <= slot.to()) {
                    String id = "view:" + nio.id() + "/element:" + element;
                    double width = view.unit() * measures.cell();
                    String value = Elements.text(nio, strip.contents(), from);
                    sketch.rect(id, Style.CELL, slot.xOf(from), top, width, ELEMENT_BAR);
                    sketch.mono(
                            id + "/value", Style.BYTE, slot.xOf(from) + width / 2, top + 13, value, 11, Anchor.MIDDLE);
                }
            }
        }
    }

    private void drawOutline(String id, double from, double to, double top, double height) {
        String data = "M %s %s L %s %s L %s %s L %s %s"
                .formatted(
                        Coordinate.of(from),
                        Coordinate.of(top - 3),
                        Coordinate.of(from),
                        Coordinate.of(top + height),
                        Coordinate.of(to),
                        Coordinate.of(top + height),
                        Coordinate.of(to),
                        Coordinate.of(top - 3));
        sketch.path(id + "/bracket", Style.BRACKET, 0, 0, data);
    }

    private double drawPointers(View view, Row row, double top, double height) {
        List<Label> labels = Pointer.of(view).stream()
                .filter(pointer -> pointer.style() != Style.BOUND_CAPACITY)
                .filter(pointer -> row.has(pointer.place(), view.from(), view.to()))
                .map(pointer -> label(view, row, pointer))
                .toList();
        List<Placed> words = new Labels(4, page.width() - 4).place(labels);
        for (Placed word : words) {
            Label label = word.label();
            double base = top + height + 15 + word.lane() * 14;
            sketch.line(label.id(), label.style(), label.x(), top - 2, label.x(), base - 9);
            sketch.mono(label.id() + "/word", label.style(), word.left(), base, label.text(), 11, Anchor.START);
        }
        return top + height + (words.isEmpty() ? 4 : 6 + Labels.lanes(words) * 14);
    }

    private Label label(View view, Row row, Pointer pointer) {
        String id = "view:" + view.tape().id() + "/pointer:" + pointer.word();
        double width = TextMetrics.mono(pointer.label(), 11);
        return new Label(id, pointer.label(), pointer.style(), row.x(pointer.place()), width);
    }

    /// Draws the joined brackets of a composite's components.
    ///
    /// @return the y below them
    double drawComponents(Row row, double y) {
        List<Tape.Component> parts = strip.components().stream()
                .filter(part -> part.length() > 0 && row.overlaps(part.start(), (long) part.start() + part.length()))
                .toList();
        if (parts.isEmpty()) {
            return y;
        }
        double top = y + 4;
        parts.forEach(part -> drawComponent(part, row, top));
        List<Placed> words = new Labels(4, page.width() - 4)
                .place(parts.stream().map(part -> componentLabel(part, row)).toList());
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

    private void drawComponent(Tape.Component part, Row row, double top) {
        double from = row.x(Math.max(part.start(), row.from())) + 1.5;
        double to = row.x(Math.min((long) part.start() + part.length(), row.to())) - 1.5;
        double middle = (from + to) / 2;
        String data = "M %s %s L %s %s L %s %s L %s %s M %s %s L %s %s"
                .formatted(
                        Coordinate.of(from), Coordinate.of(top),
                        Coordinate.of(from), Coordinate.of(top + 5),
                        Coordinate.of(to), Coordinate.of(top + 5),
                        Coordinate.of(to), Coordinate.of(top),
                        Coordinate.of(middle), Coordinate.of(top + 5),
                        Coordinate.of(middle), Coordinate.of(top + 10));
        sketch.path(componentId(part, row) + "/bracket", Style.BRACKET, 0, 0, data);
    }

    private Label componentLabel(Tape.Component part, Row row) {
        double from = row.x(Math.max(part.start(), row.from()));
        double to = row.x(Math.min((long) part.start() + part.length(), row.to()));
        int index = strip.components().indexOf(part);
        String name = part.tape() == 0 ? "[" + index + "]" : page.nameOf(part.tape());
        return new Label(componentId(part, row), name, Style.BRACKET, (from + to) / 2, TextMetrics.mono(name, 12));
    }

    private String componentId(Tape.Component part, Row row) {
        return "component:" + strip.components().indexOf(part) + "/row:" + row.number();
    }
}
