package io.bufferscope.view;

import java.util.List;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.geometry.Insets;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.scene.text.Font;
import jfx.incubator.scene.control.richtext.CodeArea;
import jfx.incubator.scene.control.richtext.RichTextArea;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.CodeTextModel;
import org.jspecify.annotations.Nullable;

/// An editor of Java source that marks the line and the call of a step and the mistakes the compiler found.
public final class CodePane extends StackPane {

    /// Font size of code in pixels at 100 %.
    public static final double TEXT = 13;

    private final CodeArea area = new SourceArea();
    private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
    private final StepMark ground = new StepMark(area);
    private final Runnable placing = this::placeMark;
    private final Fonts fonts;
    private CodeText shown = new CodeText("");
    private CodeMarks marks = CodeMarks.NONE;
    private Font font = Font.getDefault();
    private boolean leading = true;
    private final LineStops stops = new LineStops(area, this::refreshGutter);
    private final Haste haste = new Haste(area, () -> shown);
    private LineGutter gutter = new LineGutter(marks, stops, font);

    public CodePane(Fonts fonts) {
        this.fonts = fonts;
        getStyleClass().add(Styles.CODE_PANE);
        area.setContentPadding(new Insets(0, 8, 0, 4));
        area.setTabSize(4);
        getChildren().addAll(ground, area);
        sceneProperty().subscribe(this::follow);
        area.heightProperty().subscribe(height -> FxThread.later(this::revealAgain));
        area.caretPositionProperty().addListener(change -> keepPlace());
        text.addListener(change -> haste.edited());
        zoom(1);
        show(shown);
    }

    /// The text as it is now.
    public ReadOnlyStringProperty textProperty() {
        return text.getReadOnlyProperty();
    }

    /// Shows another text without marks, its caret where it was; the one before keeps its own.
    public void show(CodeText next) {
        TextPos anchor = next.anchor();
        TextPos caret = next.caret();
        mark(CodeMarks.NONE);
        haste.end();
        area.setModel(next.model());
        shown = next;
        text.bind(next.textProperty());
        select(clamp(anchor), clamp(caret));
    }

    /// Tells the text that is shown where its caret is.
    private void keepPlace() {
        TextPos anchor = area.getAnchorPosition();
        TextPos caret = area.getCaretPosition();
        if (anchor != null && caret != null && shown.model() == area.getModel()) {
            shown.place(anchor, caret);
        }
    }

    /// Replaces what differs as one edit, which can be undone.
    public void replace(String source) {
        String old = text.get();
        int head = 0;
        int most = Math.min(old.length(), source.length());
        while (head < most && old.charAt(head) == source.charAt(head)) {
            head++;
        }
        int tail = 0;
        while (tail < most - head && old.charAt(old.length() - 1 - tail) == source.charAt(source.length() - 1 - tail)) {
            tail++;
        }
        if (head + tail < Math.max(old.length(), source.length())) {
            mark(CodeMarks.NONE);
            area.replaceText(
                    place(old, head), place(old, old.length() - tail), source.substring(head, source.length() - tail));
        }
    }

    private static TextPos place(String text, int offset) {
        int lineStart = text.lastIndexOf('\n', offset - 1) + 1;
        int line = (int)
                text.substring(0, lineStart).chars().filter(c -> c == '\n').count();
        return TextPos.ofLeading(line, offset - lineStart);
    }

    /// Leaves the caret where the writer has it, whatever is marked.
    public void keepCaret() {
        leading = false;
    }

    /// Shows marks and scrolls to the marked line.
    public void mark(CodeMarks newMarks) {
        if (newMarks.equals(marks)) {
            return;
        }
        List<CodeMarks.Problem> old = marks.problems();
        marks = newMarks;
        gutter.mark(newMarks);
        ground.mark(newMarks);
        if (!old.equals(newMarks.problems())) {
            shown.decorator().problems(newMarks.problems());
            repaint(old);
            repaint(newMarks.problems());
        }
        reveal(newMarks);
    }

    /// Places the mark of the step after each layout while there is a scene.
    private void follow(@Nullable Scene before, @Nullable Scene now) {
        if (before != null) {
            before.removePostLayoutPulseListener(placing);
        }
        if (now != null) {
            now.addPostLayoutPulseListener(placing);
        }
    }

    private void placeMark() {
        ground.place(gutter.number(leading ? marks.firstLine() : 0), font);
    }

    /// Puts the caret at a place and takes the focus.
    public void moveTo(int line, int column) {
        TextPos place = clamp(TextPos.ofLeading(Math.max(0, line - 1), Math.max(0, column - 1)));
        select(place, place);
        area.requestFocus();
    }

    /// Selects a part and scrolls there; does not take the focus.
    public void select(TextPos from, TextPos to) {
        area.select(from, to);
    }

    /// The breakpoints beside the line numbers.
    public LineStops stops() {
        return stops;
    }

    private void refreshGutter() {
        gutter.refresh();
    }

    /// Calls a listener after something has been pasted where there was no text.
    public void onPasteIntoEmpty(Runnable listener) {
        area.getInputMap().registerFunction(RichTextArea.Tag.PASTE, () -> {
            boolean empty = text.get().isBlank();
            area.executeDefault(RichTextArea.Tag.PASTE);
            if (empty && !text.get().isBlank()) {
                listener.run();
            }
        });
    }

    /// Writes larger or smaller.
    ///
    /// @param scale 1 for the normal size
    public void zoom(double scale) {
        font = fonts.font(true, false, TEXT * scale);
        area.setFont(font);
        area.setLineSpacing(5 * scale);
        gutter = new LineGutter(marks, stops, font);
        area.setLeftDecorator(gutter);
    }

    public CodeArea area() {
        return area;
    }

    private TextPos clamp(TextPos place) {
        int line = Math.clamp(place.index(), 0, area.getParagraphCount() - 1);
        return TextPos.ofLeading(
                line, Math.clamp(place.offset(), 0, area.getPlainText(line).length()));
    }

    private void repaint(List<CodeMarks.Problem> problems) {
        CodeTextModel model = (CodeTextModel) area.getModel();
        problems.forEach(problem -> repaintLine(model, problem.line()));
    }

    private static void repaintLine(CodeTextModel model, int line) {
        if (line >= 1 && line <= model.size()) {
            TextPos start = TextPos.ofLeading(line - 1, 0);
            TextPos end = model.getEndOfParagraphTextPos(line - 1);
            model.fireStyleChangeEvent(start, end);
        }
    }

    /// Scrolls to the marked line where the pane has become lower; only a caret that moves is scrolled to.
    private void revealAgain() {
        if (leading && marks.firstLine() >= 1 && !area.isFocused()) {
            area.select(TextPos.ZERO);
            reveal(marks);
        }
    }

    private void reveal(CodeMarks ofMarks) {
        int line = ofMarks.firstLine();
        if (leading && line >= 1 && line <= area.getParagraphCount() && !area.isFocused()) {
            area.select(TextPos.ofLeading(Math.min(line, area.getParagraphCount() - 1), 0));
            area.select(TextPos.ofLeading(line - 1, 0));
        }
    }
}
