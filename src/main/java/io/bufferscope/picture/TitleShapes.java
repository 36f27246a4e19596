package io.bufferscope.picture;

import io.bufferscope.picture.Shape.Anchor;
import io.bufferscope.trace.Tape;
import java.util.ArrayList;
import java.util.List;

/// The line above a strip: its name and what kind of thing it is.
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
        double line = y + measures.titleSize();
        drawSelection(y);
        sketch.mono("title", Style.TITLE, LEFT, line, name, measures.titleSize(), Anchor.START);
        double x = LEFT + TextMetrics.mono(name, measures.titleSize()) + 12;
        x = drawWarnings(tape, x, line);
        return drawFacts(Descriptions.facts(strip, page.messages()), x, line);
    }

    private void drawSelection(double y) {
        if (page.options().selected() != 0 && strip.has(page.options().selected())) {
            sketch.rect("selected", Style.SELECTED, LEFT - 10, y, 4, measures.titleSize() + 5);
        }
    }

    private double drawWarnings(Tape tape, double x, double line) {
        double end = x;
        for (String warning : warnings(tape)) {
            sketch.sans("warning:" + (int) end, Style.WARNING, end, line, warning, measures.factSize(), Anchor.START);
            end += TextMetrics.bold(warning, measures.factSize()) + 12;
        }
        return end;
    }

    private List<String> warnings(Tape tape) {
        List<String> warnings = new ArrayList<>();
        if (Numbers.freed(tape)) {
            warnings.add(page.text("tape.freed"));
        }
        if (tape.torn()) {
            warnings.add(page.text("tape.torn"));
        }
        return warnings;
    }

    /// Writes the facts behind the name, going on in further lines where the width ends.
    private End drawFacts(List<String> facts, double start, double firstLine) {
        double size = measures.factSize();
        double limit = page.width() - 8;
        StringBuilder text = new StringBuilder();
        double x = start;
        double line = firstLine;
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
