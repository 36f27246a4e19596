package io.bufferscope.picture;

import io.bufferscope.picture.Labels.Placed;
import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
import java.nio.ByteOrder;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/// The layout of one strip: title, rows of cells with pointers and brackets, sums.
final class StripLayout {

    private static final int MOST_BRACKETS = 12;

    private final Page page;
    private final Strip strip;
    private final Measures measures;
    private final Sketch sketch;
    private final Touched touched;
    private final Typing typing;
    private final CellShapes cells;
    private final PointerShapes pointers;
    private final ElementShapes elements;
    private final BracketShapes brackets;
    private final ComponentShapes components;

    StripLayout(Page page, Strip strip) {
        this.page = page;
        this.strip = strip;
        this.measures = strip.named() ? Measures.normal(page.options()) : Measures.small(page.options());
        this.sketch = new Sketch("tape:" + strip.key());
        this.touched = Touched.of(strip, page.frame(), page.before());
        this.typing = Typing.of(strip, page.options());
        this.cells = new CellShapes(page, strip, typing, measures, touched, sketch);
        this.pointers = new PointerShapes(page, strip.subject(), measures, sketch);
        this.elements = new ElementShapes(strip, typing, measures, sketch);
        this.brackets = new BracketShapes(page, elements, sketch);
        this.components = new ComponentShapes(page, strip, sketch);
    }

    /// A strip's shapes with the y below them.
    record Drawn(Shape.Group group, double bottom) {}

    Drawn draw(double top) {
        TitleShapes.End title = new TitleShapes(page, strip, measures, sketch).draw(top);
        List<Row> rows = Rows.of(
                Folding.of(page.options()).pieces(strip.length(), places()),
                measures.left(),
                measures.cell(),
                measures.perRow());
        TravelShapes travels = new TravelShapes(page, strip.subject(), rows, title, sketch);
        double y = title.line() + 8;
        for (Row row : rows) {
            y = drawRow(row, y, travels, rows.size() == 1) + (rows.size() == 1 ? 0 : 8);
        }
        y = drawSums(y);
        String sentence = Descriptions.sentence(strip, page.hazards().of(strip), page.messages());
        return new Drawn(new Shape.Group("tape:" + strip.key(), Style.PLAIN, sentence, sketch.shapes()), y);
    }

    private SortedSet<Long> places() {
        SortedSet<Long> places = new TreeSet<>(List.of(0L, strip.length()));
        addPlaces(strip.subject(), places);
        strip.others().forEach(view -> addPlaces(view, places));
        touched.addPlaces(places);
        addOpened(places);
        return places;
    }

    /// What the reader opened or chose is of interest too.
    private void addOpened(SortedSet<Long> places) {
        long chosen = strip.chosen(page.options());
        if (chosen >= 0) {
            places.add(chosen);
        }
        for (TapeOptions.Opened opened : page.options().opened()) {
            long last = Math.min(strip.length(), opened.to() - strip.firstCell());
            for (long at = opened.from() - strip.firstCell(); opened.tape() == strip.key() && at < last; at += 8) {
                places.add(Math.max(0, at));
            }
        }
    }

    private static void addPlaces(View view, SortedSet<Long> places) {
        places.add(view.from());
        places.add(view.to());
        for (Pointer pointer : Pointer.of(view)) {
            if (pointer.place() != Pointer.GHOST) {
                places.add(pointer.place());
            }
        }
    }

    private double drawRow(Row row, double y, TravelShapes travels, boolean onlyRow) {
        List<Placed> above = pointers.place(row, true, strip.length());
        List<Placed> below = pointers.place(row, false, strip.length());
        double words = y + travels.band(row, onlyRow && isLively());
        double top = words + Labels.lanes(above) * measures.lane() + measures.triangle();
        cells.draw(row, top);
        elements.drawGroups(row, top);
        pointers.drawGhost(row, top, strip.length());
        travels.draw(row, y, words - 2);
        pointers.drawBelow(below, top);
        pointers.drawAbove(above, top);
        double bottom = top + measures.cellHeight() + measures.indexBand() + Labels.lanes(below) * measures.lane();
        return drawBrackets(row, bottom);
    }

    private boolean isLively() {
        return strip.named() && !(strip.subject().tape() instanceof Tape.Array);
    }

    private double drawBrackets(Row row, double y) {
        double bottom = components.draw(row, y);
        for (View view : strip.others().stream().limit(MOST_BRACKETS).toList()) {
            bottom = brackets.draw(view, row, bottom);
        }
        return bottom;
    }

    private double drawSums(double y) {
        Tape tape = strip.subject().tape();
        String sums = Descriptions.sums(tape, page.messages());
        int hidden = strip.others().size() - MOST_BRACKETS;
        double bottom = y;
        if (!sums.isEmpty() && strip.named()) {
            bottom += 20;
            sketch.mono("sums", Style.FAINT, measures.left(), bottom, sums, measures.factSize(), Anchor.START);
        }
        if (typing.chosen()) {
            bottom += 20;
            sketch.mono("typed", Style.FAINT, measures.left(), bottom, typed(), measures.factSize(), Anchor.START);
        }
        if (hidden > 0) {
            bottom += 18;
            sketch.sans(
                    "hidden",
                    Style.FAINT,
                    measures.left(),
                    bottom,
                    page.text("tape.views.hidden", hidden),
                    12,
                    Anchor.START);
        }
        return bottom;
    }

    private String typed() {
        String order = page.text(typing.order() == ByteOrder.BIG_ENDIAN ? "tape.bigendian" : "tape.littleendian");
        long index = Typing.anchor(strip, page.options()) - strip.subject().from();
        boolean whole = typing.count() > 0;
        return page.text(whole ? "tape.typed" : "tape.typed.none", typing.type(), order, index);
    }
}
