package io.bufferscope.picture;

import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Rows.Slot;
import io.bufferscope.picture.Shape.Anchor;

/// The cells of a row: zones, outlines, what was touched, bytes, characters, index numbers.
final class CellShapes {

    private static final double TYPED_HEIGHT = 28;

    private final Page page;
    private final Strip strip;
    private final Measures measures;
    private final Touched touched;
    private final Sketch sketch;
    private final long firstCell;
    private final Typing typing;
    private final long chosen;

    CellShapes(Page page, Strip strip, Typing typing, Measures measures, Touched touched, Sketch sketch) {
        this.page = page;
        this.strip = strip;
        this.measures = measures;
        this.touched = touched;
        this.sketch = sketch;
        this.firstCell = strip.firstCell();
        this.typing = typing;
        this.chosen = strip.chosen(page.options());
    }

    /// Draws a row of cells with their upper edge at `top`.
    void draw(Row row, double top) {
        View subject = strip.subject();
        subject.zones().forEach(zone -> drawZone(row, zone, top));
        if (Numbers.freed(subject.tape())) {
            drawZone(row, new View.Zone(subject.from(), subject.to(), Style.FREED), top);
        }
        for (Slot slot : row.slots()) {
            if (slot.folded()) {
                new FoldShapes(page, measures, sketch).draw(slot, slot.from() + firstCell, top);
            } else {
                drawSlot(slot, top);
            }
        }
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
        if (slot.from() == slot.to()) {
            sketch.rect("empty", Style.CELL, slot.x(), top, 1, measures.cellHeight());
        }
        for (long at = slot.from(); at < slot.to(); at++) {
            drawOutline(at, slot.xOf(at), top);
        }
        int every = indexEvery();
        for (long at = slot.from(); at < slot.to(); at++) {
            drawTouched(at, slot.xOf(at), top);
            drawByte(at, slot.xOf(at) + measures.cell() / 2, top);
            drawChosen(at, slot.xOf(at), top);
            if ((typing.chosen() || typing.unit() == 1) && (at - slot.from()) % every == 0) {
                drawIndex(at, slot.xOf(at) + measures.cell() / 2, top);
            }
        }
    }

    private void drawOutline(long at, double x, double top) {
        int value = strip.contents().at(at);
        Style style = value < 0 ? Style.UNKNOWN : Style.CELL;
        sketch.rect(id(at), style, x, top, measures.cell(), height(at), tip(at, value));
    }

    private double height(long at) {
        return typing.covers(at) && measures.charSize() > 0 ? TYPED_HEIGHT : measures.cellHeight();
    }

    private void drawTouched(long at, double x, double top) {
        Style style = touched.style(at);
        if (style != Style.CELL) {
            sketch.rect(id(at) + "/touched", style, x + 1, top + 1, measures.cell() - 2, height(at) - 2);
        }
    }

    private void drawByte(long at, double middle, double top) {
        int value = strip.contents().at(at);
        boolean two = measures.charSize() > 0 && page.options().format() != ByteFormat.HEX_ONLY;
        double line = top + (two ? 21 : measures.cellHeight() / 2 + measures.byteSize() * 0.36);
        String large = page.options().format().large(value);
        sketch.mono(id(at) + "/byte", Style.BYTE, middle, line, large, measures.byteSize(), Anchor.MIDDLE);
        String small = page.options().format().small(value);
        if (two && !typing.covers(at) && !small.isEmpty()) {
            sketch.mono(id(at) + "/char", Style.SMALL, middle, top + 38, small, measures.charSize(), Anchor.MIDDLE);
        }
    }

    private void drawChosen(long at, double x, double top) {
        if (at == chosen) {
            double line = top + measures.cellHeight() - 5;
            sketch.rect(id(at) + "/chosen", Style.SELECTED, x + 2, line, measures.cell() - 4, 4);
        }
    }

    private void drawIndex(long at, double middle, double top) {
        String number = Long.toString(at - strip.subject().from());
        double line = top + measures.cellHeight() + measures.indexSize() + 3;
        sketch.mono(id(at) + "/index", Style.SMALL, middle, line, number, measures.indexSize(), Anchor.MIDDLE);
    }

    private int indexEvery() {
        double width = TextMetrics.mono(Long.toString(strip.length()), measures.indexSize()) + 6;
        return width <= measures.cell() ? 1 : width <= 2 * measures.cell() ? 2 : 4;
    }

    private String id(long at) {
        return "cell:" + (at + firstCell);
    }

    private String tip(long at, int value) {
        String place = page.nameOf(strip.subject().tape().id()) + "["
                + (at - strip.subject().from()) + "]";
        if (value < 0) {
            return place + " = " + page.text("tape.unrecorded");
        }
        return place + " = " + Numbers.allForms(value);
    }
}
