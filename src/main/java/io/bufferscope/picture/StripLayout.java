package io.bufferscope.picture;

import io.bufferscope.picture.Labels.Placed;
import io.bufferscope.picture.Rows.Row;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
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
        this.cells = new CellShapes(page, strip, measures, touched, sketch);
        this.pointers = new PointerShapes(page, strip.subject(), measures, sketch);
        this.elements = new ElementShapes(strip, measures, sketch);
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
        String sentence = Descriptions.sentence(strip, page.messages());
        return new Drawn(new Shape.Group("tape:" + strip.key(), Style.PLAIN, sentence, sketch.shapes()), y);
    }

    private SortedSet<Long> places() {
        SortedSet<Long> places = new TreeSet<>(List.of(0L, strip.length()));
        addPlaces(strip.subject(), places);
        strip.others().forEach(view -> addPlaces(view, places));
        touched.addPlaces(places);
        return places;
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
        drawFreedWord(row, top);
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

    private void drawFreedWord(Row row, double top) {
        if (row.number() > 0 || !Numbers.freed(strip.subject().tape()) || strip.length() == 0) {
            return;
        }
        String word = page.text("tape.freed.word");
        double width = TextMetrics.bold(word, 13) + 20;
        double middle = (measures.left() + row.right()) / 2;
        double y = top + measures.cellHeight() / 2;
        sketch.badge("freed", middle - width / 2, y - 11, width, 22);
        sketch.sans("freed/word", Style.WARNING, middle, y + 5, word, 13, Anchor.MIDDLE);
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
}
