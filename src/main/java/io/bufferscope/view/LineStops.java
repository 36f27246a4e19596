package io.bufferscope.view;

import java.util.Map;
import java.util.function.IntConsumer;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.ContentChange;
import jfx.incubator.scene.control.richtext.model.StyledTextModel;
import org.jspecify.annotations.Nullable;

/// The breakpoints in the margin of a source: a sign at each line that has one, and a place to press at every line.
public final class LineStops {

    /// How a breakpoint looks: a disc, a diamond if it has a condition, a ring if it is switched off.
    public enum Sign {
        PLAIN,
        CONDITIONAL,
        OFF
    }

    /// Takes that lines of the text were replaced by others.
    public interface Shift {

        /// Tells that lines moved.
        ///
        /// @param first the last line that stays where it is, from 1; 0 if the first line moves
        /// @param removed number of lines after it that are gone
        /// @param added number of lines that are there instead
        void lines(int first, int removed, int added);
    }

    private static final PseudoClass SET = PseudoClass.getPseudoClass("set");
    private static final PseudoClass CONDITIONAL = PseudoClass.getPseudoClass("conditional");
    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");

    private final CodeArea area;
    private final Runnable redraw;
    private final StyledTextModel.Listener listener = this::changed;
    private Map<Integer, Sign> signs = Map.of();
    private IntConsumer onClick = line -> {};
    private Shift onShift = (first, removed, added) -> {};
    private int lines = 1;

    LineStops(CodeArea area, Runnable redraw) {
        this.area = area;
        this.redraw = redraw;
        follow(null, area.getModel());
        area.modelProperty().subscribe(this::follow);
    }

    /// Shows a sign at each of these lines.
    public void show(Map<Integer, Sign> byLine) {
        if (!signs.equals(byLine)) {
            signs = Map.copyOf(byLine);
            redraw.run();
        }
    }

    /// Takes the line whose margin the user presses.
    public void onClick(IntConsumer taker) {
        onClick = taker;
    }

    /// Takes changes of the text that move lines.
    public void onShift(Shift taker) {
        onShift = taker;
    }

    /// The line that the caret is in, from 1.
    public int caretLine() {
        TextPos caret = area.getCaretPosition();
        return caret == null ? 1 : caret.index() + 1;
    }

    void click(int line) {
        onClick.accept(line);
    }

    /// A node beside a line's number.
    Node sign(double size) {
        Region dot = new Region();
        dot.getStyleClass().add(Styles.CODE_STOP);
        dot.setMinSize(size * 0.75, size * 0.75);
        dot.setMaxSize(size * 0.75, size * 0.75);
        return dot;
    }

    /// Gives the node beside a line's number the looks of the breakpoint there.
    void look(Node dot, int line) {
        Sign sign = signs.get(line);
        dot.pseudoClassStateChanged(SET, sign != null);
        dot.pseudoClassStateChanged(CONDITIONAL, sign == Sign.CONDITIONAL);
        dot.pseudoClassStateChanged(OFF, sign == Sign.OFF);
    }

    private void follow(@Nullable StyledTextModel before, @Nullable StyledTextModel now) {
        if (before != null) {
            before.removeListener(listener);
        }
        if (now != null) {
            now.addListener(listener);
            lines = now.size();
        }
    }

    private void changed(ContentChange change) {
        if (!change.isEdit()) {
            return;
        }
        int first = change.getStart().index();
        int removed = change.getEnd().index() - first;
        boolean all = first == 0 && change.getStart().offset() == 0 && removed >= lines - 1;
        if (!all && removed != change.getLinesAdded()) {
            boolean before = removed == 0 && change.getStart().offset() == 0;
            onShift.lines(before ? first : first + 1, removed, change.getLinesAdded());
        }
        lines += change.getLinesAdded() - removed;
    }
}
