package io.bufferscope.picture.copies;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.ArrayList;
import java.util.List;

/// The picture of who holds a piece of memory: owners at the left, the memory at the right, an arrow for each tie.
public final class HoldLayout {

    private static final double EDGE = 16;
    private static final double BOX = 44;
    private static final double EACH = 62;
    private static final double WIDEST = 190;
    private static final double NARROWEST = 110;
    private static final double WORDS = 12;

    private final Hold hold;
    private final double box;
    private final double right;
    private final double height;
    private final List<Shape> shapes = new ArrayList<>();

    private HoldLayout(Hold hold, double width) {
        this.hold = hold;
        this.box = Math.clamp(width * 0.28, NARROWEST, WIDEST);
        this.right = Math.clamp(width - EDGE - box, EDGE + box + 120, 560);
        this.height = Math.max(2, hold.owners().size()) * EACH;
    }

    /// Draws it.
    ///
    /// @param width pixels that should be enough
    public static Picture picture(Hold hold, double width) {
        return new HoldLayout(hold, width).draw(width);
    }

    private Picture draw(double width) {
        for (int i = 0; i < hold.owners().size(); i++) {
            owner(i, hold.owners().get(i));
        }
        memory();
        Shape all = new Shape.Group("hold", Style.PLAIN, hold.sentence(), List.copyOf(shapes));
        return new Picture(Math.max(width, right + box + EDGE), height + EDGE, List.of(all));
    }

    private void owner(int index, Hold.Owner owner) {
        double top = 8 + index * EACH;
        String id = "hold/owner:" + owner.name();
        String tip = owner.name() + ": " + owner.has();
        shapes.add(new Shape.Rect(id, Style.POOL_BOX, EDGE, top, box, BOX, 5, tip));
        text(id + "/name", Style.TEXT, EDGE + box / 2, top + 27, owner.name(), WORDS + 1);
        double middle = top + BOX / 2;
        double from = EDGE + box;
        switch (owner.tie()) {
            case RIGHT -> arrow(id, Style.CHART_1, Style.CHART_MARK_1, from, middle);
            case STALE -> arrow(id, Style.CHART_2, Style.CHART_MARK_2, from, middle);
            case NONE -> {}
        }
        Style ink = owner.tie() == Hold.Tie.STALE ? Style.WARNING : Style.FAINT;
        text(id + "/has", ink, (from + right) / 2, middle - 7, owner.has(), WORDS);
    }

    private void arrow(String id, Style line, Style head, double from, double y) {
        shapes.add(new Shape.Line(id + "/line", line, from + 4, y, right - 12, y));
        shapes.add(new Shape.Path(id + "/head", head, right - 12, y, "M 0 -5 L 9 0 L 0 5 Z"));
    }

    private void memory() {
        double tall = height - (EACH - BOX);
        shapes.add(new Shape.Rect("hold/memory", ground(), right, 8, box, tall, 5, hold.sentence()));
        double middle = 8 + tall / 2;
        if (hold.state() != Hold.State.ABSENT) {
            plate("hold/memory/what", Style.TITLE, middle - 14, hold.memory(), WORDS + 1);
        }
        Style ink = hold.state() == Hold.State.FREED ? Style.WARNING : Style.TEXT;
        plate("hold/memory/life", ink, middle + 5, hold.life(), WORDS);
        if (!hold.count().isEmpty()) {
            plate("hold/memory/count", Style.TEXT, middle + 23, hold.count(), WORDS);
        }
        text("hold/memory/known", Style.FAINT, right + box / 2, 8 + tall + 14, hold.known(), 11);
    }

    private Style ground() {
        return switch (hold.state()) {
            case ABSENT -> Style.NOT_YET;
            case ALIVE -> Style.POOL_LIVE;
            case FREED -> Style.FREED;
        };
    }

    /// A word on a plate, which keeps it legible on a pattern.
    private void plate(String id, Style style, double base, String word, double size) {
        double wide = TextMetrics.bold(word, size) + 10;
        double left = right + box / 2 - wide / 2;
        shapes.add(new Shape.Rect(id + "/plate", Style.WRITABLE, left, base - size - 1, wide, size + 5, 3, ""));
        text(id, style, right + box / 2, base, word, size);
    }

    private void text(String id, Style style, double x, double y, String text, double size) {
        shapes.add(new Shape.Text(id, style, x, y, text, size, Anchor.MIDDLE, false));
    }
}
