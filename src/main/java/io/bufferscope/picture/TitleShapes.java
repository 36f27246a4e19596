package io.bufferscope.picture;

import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
import java.util.List;

/// The line above a strip: its name, warnings, and what kind of thing it is.
final class TitleShapes {

    private static final double LEFT = 16;

    private final Page page;
    private final Strip strip;
    private final Measures measures;
    private final Sketch sketch;

    TitleShapes(Page page, Strip strip, Measures measures, Sketch sketch) {
        this.page = page;
        this.strip = strip;
        this.measures = measures;
        this.sketch = sketch;
    }

    /// Where a title ends.
    ///
    /// @param right x after the last word of its last line
    /// @param line base line of its last line
    record End(double right, double line) {}

    /// Draws the title from `y` down.
    End draw(double y) {
        Tape tape = strip.subject().tape();
        String name = Descriptions.names(tape, page.messages());
        Hazard hazard = page.hazards().of(tape);
        double line = y + measures.titleSize();
        drawSelection(y);
        sketch.mono("title", Style.TITLE, LEFT, line, name, measures.titleSize(), Anchor.START);
        End end = new End(LEFT + TextMetrics.mono(name, measures.titleSize()) + 12, line);
        end = drawTorn(tape, end);
        if (hazard != null) {
            end = drawHazard(hazard, end);
        }
        return drawFacts(Descriptions.facts(strip, page.messages()), end);
    }

    private void drawSelection(double y) {
        if (page.options().selected() != 0 && strip.has(page.options().selected())) {
            sketch.rect("selected", Style.SELECTED, LEFT - 10, y, 4, measures.titleSize() + 5);
        }
    }

    private End drawTorn(Tape tape, End end) {
        if (!tape.torn()) {
            return end;
        }
        String word = page.text("tape.torn");
        double width = TextMetrics.bold(word, measures.factSize());
        End at = room(end, width);
        sketch.sans("torn", Style.WARNING, at.right(), at.line(), word, measures.factSize(), Anchor.START);
        return new End(at.right() + width + 12, at.line());
    }

    private End drawHazard(Hazard hazard, End end) {
        Badge badge = new Badge(hazard, measures.factSize() - 0.5);
        End at = room(end, badge.width());
        badge.draw(sketch, at.right(), at.line());
        return new End(at.right() + badge.width() + 10, at.line());
    }

    private End room(End end, double width) {
        boolean fits = end.right() + width <= page.width() - 8;
        return fits ? end : new End(LEFT, end.line() + measures.factSize() + 8);
    }

    /// Writes the facts behind the name, going on in further lines where the width ends.
    private End drawFacts(List<String> facts, End start) {
        double size = measures.factSize();
        double limit = page.width() - 8;
        StringBuilder text = new StringBuilder();
        double x = start.right();
        double line = start.line();
        int number = 0;
        for (String fact : facts) {
            String longer = text.isEmpty() ? fact : text + " · " + fact;
            if (x + TextMetrics.sans(longer, size) > limit && (!text.isEmpty() || x > LEFT + 1)) {
                sketch.sans("facts:" + number++, Style.FAINT, x, line, text.toString(), size, Anchor.START);
                text.setLength(0);
                x = LEFT;
                line += size + 5;
                longer = fact;
            }
            text.replace(0, text.length(), longer);
        }
        sketch.sans("facts:" + number, Style.FAINT, x, line, text.toString(), size, Anchor.START);
        return new End(x + TextMetrics.sans(text.toString(), size), line);
    }
}
