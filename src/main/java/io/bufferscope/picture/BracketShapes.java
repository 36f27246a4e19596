package io.bufferscope.picture;

import io.bufferscope.picture.Labels.Label;
import io.bufferscope.picture.Labels.Placed;
import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
import java.nio.ByteOrder;
import java.util.List;

/// The brackets under a row: further views of the same bytes with their own pointers.
final class BracketShapes {

    private static final double NAME = 13;
    private static final double BAR = 9;
    private static final double ELEMENT_BAR = 18;

    private final Page page;
    private final Sketch sketch;
    private final ElementShapes elements;

    BracketShapes(Page page, ElementShapes elements, Sketch sketch) {
        this.page = page;
        this.elements = elements;
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
        drawName(view, row, from, y + 8 + NAME - 3);
        drawZones(view, row, top, height);
        elements.drawBar(view, row, top, height);
        drawOutline(id, from, to, top, height);
        return drawPointers(view, row, top, height);
    }

    private void drawName(View view, Row row, double x, double line) {
        String id = "view:" + view.tape().id() + "/row:" + row.number();
        Tape tape = view.tape();
        String name = Descriptions.names(tape, page.messages());
        double nameWidth = TextMetrics.mono(name, 12.5) + 8;
        Hazard hazard =
                row.has(view.from(), view.from(), view.to()) ? page.hazards().of(tape) : null;
        Badge badge = hazard == null ? null : new Badge(hazard, 10.5);
        double rest = page.width() - 20 - nameWidth - (badge == null ? 0 : badge.width() + 10);
        String facts = fitting(Descriptions.className(tape), facts(view), rest);
        double width = nameWidth + TextMetrics.sans(facts, 11.5) + (badge == null ? 0 : badge.width() + 10);
        double left = Math.max(8, Math.min(x, page.width() - 8 - width));
        sketch.mono(id + "/name", Style.BRACKET, left, line, name, 12.5, Anchor.START);
        sketch.sans(id + "/facts", Style.FAINT, left + nameWidth, line, facts, 11.5, Anchor.START);
        if (badge != null) {
            badge.draw(sketch, left + width - badge.width(), line);
        }
    }

    /// As much of the facts as there is room for.
    private static String fitting(String className, String facts, double room) {
        if (TextMetrics.sans(className + facts, 11.5) <= room) {
            return className + facts;
        }
        String rest = facts.isEmpty() ? "" : facts.substring(" · ".length());
        return TextMetrics.sans(rest, 11.5) <= room ? rest : "";
    }

    private String facts(View view) {
        StringBuilder facts = new StringBuilder(view.tape() instanceof Tape.Array ? "" : " · capacity ");
        facts.append(view.tape() instanceof Tape.Array ? "" : view.tape().capacity());
        if (view.tape() instanceof Tape.Nio nio && nio.elementSize() > 1) {
            facts.append(" · ")
                    .append(page.text(nio.order() == ByteOrder.BIG_ENDIAN ? "tape.bigendian" : "tape.littleendian"));
        }
        if (view.tape() instanceof Tape.Nio nio && nio.readOnly()) {
            facts.append(" · ").append(page.text("tape.readonly"));
        }
        if (view.tape() instanceof Tape.Netty netty) {
            facts.append(" · refCnt ").append(netty.refCnt());
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

    private void drawOutline(String id, double from, double to, double top, double height) {
        double end = top + height;
        String data = Coordinate.join("M", from, top - 3, "L", from, end, "L", to, end, "L", to, top - 3);
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
            sketch.line(label.id(), label.style(), label.x(), top - 2, label.x(), base - 11);
            sketch.mono(label.id() + "/word", label.style(), word.left(), base, label.text(), 11, Anchor.START);
        }
        return top + height + (words.isEmpty() ? 4 : 6 + Labels.lanes(words) * 14);
    }

    private Label label(View view, Row row, Pointer pointer) {
        String id = "view:" + view.tape().id() + "/pointer:" + pointer.word();
        double width = TextMetrics.mono(pointer.label(), 11);
        return new Label(id, pointer.label(), pointer.style(), row.x(pointer.place()), width);
    }
}
