package io.bufferscope.picture;

import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Rows.Slot;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;

/// The cells of a row: zones, bytes, characters, index numbers, folds.
final class CellShapes {

    private final Page page;
    private final Strip strip;
    private final Measures measures;
    private final Touched touched;
    private final Sketch sketch;
    private final long firstCell;

    CellShapes(Page page, Strip strip, Measures measures, Touched touched, Sketch sketch) {
        this.page = page;
        this.strip = strip;
        this.measures = measures;
        this.touched = touched;
        this.sketch = sketch;
        this.firstCell = strip.firstCell();
    }

    /// Draws a row of cells with their upper edge at `top`.
    void draw(Row row, double top) {
        for (View.Zone zone : strip.subject().zones()) {
            drawZone(row, zone, top);
        }
        if (Numbers.freed(strip.subject().tape())) {
            drawZone(row, new View.Zone(strip.subject().from(), strip.subject().to(), Style.FREED), top);
        }
        for (Slot slot : row.slots()) {
            drawSlot(slot, top);
        }
        drawElements(row, top);
    }

    private void drawZone(Row row, View.Zone zone, double top) {
        long from = Math.max(zone.from(), row.from());
        long to = Math.min(zone.to(), row.to());
        if (from < to) {
            double x = row.x(from);
            String id = "zone:" + zone.style() + "/row:" + row.number();
            sketch.rect(id, zone.style(), x, top, row.x(to) - x, measures.cellHeight());
        }
    }

    private void drawSlot(Slot slot, double top) {
        if (slot.folded()) {
            drawFold(slot, top);
            return;
        }
        if (slot.from() == slot.to()) {
            sketch.rect("empty", Style.CELL, slot.x(), top, 1, measures.cellHeight());
        }
        int every = indexEvery();
        for (long at = slot.from(); at < slot.to(); at++) {
            boolean first = at == slot.from();
            drawCell(at, slot.xOf(at), top);
            if (unit() == 1 && (first || (at - strip.subject().from()) % every == 0)) {
                drawIndex(at, slot.xOf(at) + measures.cell() / 2, top);
            }
        }
    }

    private void drawCell(long at, double x, double top) {
        int value = strip.contents().at(at);
        String id = "cell:" + (at + firstCell);
        Style style = value < 0 ? Style.UNKNOWN : touched.style(at);
        sketch.rect(id, style, x, top, measures.cell(), measures.cellHeight(), tip(at, value));
        boolean two = measures.charSize() > 0;
        double middle = x + measures.cell() / 2;
        double line = top + (two ? 21 : measures.cellHeight() / 2 + measures.byteSize() * 0.36);
        String large = page.options().format().large(value);
        sketch.mono(id + "/byte", Style.BYTE, middle, line, large, measures.byteSize(), Anchor.MIDDLE);
        String small = page.options().format().small(value);
        if (two && unit() == 1 && !small.isEmpty()) {
            sketch.mono(id + "/char", Style.SMALL, middle, top + 38, small, measures.charSize(), Anchor.MIDDLE);
        }
    }

    private String tip(long at, int value) {
        String place = page.nameOf(strip.subject().tape().id()) + "["
                + (at - strip.subject().from()) + "]";
        if (value < 0) {
            return place + " = " + page.text("tape.unrecorded");
        }
        String character = value >= 0x20 && value < 0x7F ? " = '" + (char) value + "'" : "";
        return place + " = 0x" + Numbers.hexByte(value) + " = " + (byte) value + character;
    }

    private void drawIndex(long at, double middle, double top) {
        String id = "cell:" + (at + firstCell) + "/index";
        String number = Long.toString((at - strip.subject().from()) / unit());
        double line = top + measures.cellHeight() + measures.indexSize() + 3;
        sketch.mono(id, Style.SMALL, middle, line, number, measures.indexSize(), Anchor.MIDDLE);
    }

    private int indexEvery() {
        double width = TextMetrics.mono(Long.toString(strip.length()), measures.indexSize()) + 4;
        return width <= measures.cell() ? 1 : width <= 2 * measures.cell() ? 2 : 4;
    }

    private void drawFold(Slot slot, double top) {
        double middle = slot.x() + slot.width() / 2;
        String id = "fold:" + (slot.from() + firstCell);
        String bytes = Numbers.grouped(slot.to() - slot.from());
        String tip = page.text("tape.fold.tip", Numbers.grouped(slot.from()), Numbers.grouped(slot.to() - 1));
        sketch.rect(id, Style.FOLD, slot.x(), top, slot.width(), measures.cellHeight(), tip);
        if (measures.charSize() > 0) {
            sketch.mono(id + "/dots", Style.TEXT, middle, top + 19, "⋯", measures.byteSize(), Anchor.MIDDLE);
            sketch.sans(id + "/text", Style.TEXT, middle, top + 36, page.text("tape.fold", bytes), 11, Anchor.MIDDLE);
        } else {
            sketch.sans(
                    id + "/text", Style.TEXT, middle, top + 16, page.text("tape.fold.short", bytes), 10, Anchor.MIDDLE);
        }
    }

    private int unit() {
        return strip.subject().unit();
    }

    private void drawElements(Row row, double top) {
        if (!(strip.subject().tape() instanceof Tape.Nio nio) || nio.elementSize() <= 1) {
            return;
        }
        for (Slot slot : row.slots()) {
            for (int element = 0; element < nio.capacity() && !slot.folded(); element++) {
                long from = strip.subject().place(element);
                if (from >= slot.from() && from + unit() <= slot.to()) {
                    drawElement(nio, from, slot.xOf(from), top);
                }
            }
        }
    }

    private void drawElement(Tape.Nio nio, long from, double x, double top) {
        double width = unit() * measures.cell();
        String id = "element:" + (from + firstCell);
        String value = Elements.text(nio, strip.contents(), from);
        sketch.rect(id, Style.GROUP, x, top, width, measures.cellHeight());
        if (measures.charSize() > 0) {
            sketch.mono(id + "/value", Style.SMALL, x + width / 2, top + 38, value, measures.charSize(), Anchor.MIDDLE);
        }
        drawIndex(from, x + width / 2, top);
    }
}
