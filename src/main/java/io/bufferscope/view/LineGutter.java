package io.bufferscope.view;

import java.lang.ref.WeakReference;
import java.util.HashMap;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.text.Font;
import jfx.incubator.scene.control.richtext.SideDecorator;
import org.jspecify.annotations.Nullable;

/// The line numbers beside a source, with a mark at the current line and at mistakes.
///
/// Numbers that are shown change their looks where they stand: an area that gets another gutter lays out all its lines.
final class LineGutter implements SideDecorator {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final LineStops stops;
    private final Font font;
    private final Map<Integer, WeakReference<Label>> numbers = new HashMap<>();
    private CodeMarks marks;
    private double width;
    private @Nullable Label newest;

    LineGutter(CodeMarks marks, LineStops stops, Font font) {
        this.marks = marks;
        this.stops = stops;
        this.font = font;
    }

    /// Marks other lines.
    void mark(CodeMarks newMarks) {
        marks = newMarks;
        refresh();
    }

    /// Shows all numbers as they are to look now.
    void refresh() {
        numbers.values().removeIf(number -> number.get() == null);
        numbers.forEach((line, number) -> look(number.get(), line));
    }

    /// The number of a line, from 1; null if it is not shown.
    @Nullable
    Label number(int line) {
        WeakReference<Label> number = numbers.get(line);
        Label label = number == null ? null : number.get();
        return label == null || label.getParent() == null ? null : label;
    }

    /// The widest so far; 0, so that the area measures a number, before there is one.
    @Override
    public double getPrefWidth(double viewWidth) {
        if (newest != null && newest.getParent() != null) {
            width = Math.max(width, newest.prefWidth(-1));
        }
        return width;
    }

    @Override
    public Node getMeasurementNode(int index) {
        return label(index + 1);
    }

    @Override
    public Node getNode(int index) {
        Label label = label(index + 1);
        label.setOnMousePressed(event -> stops.click(index + 1));
        numbers.put(index + 1, new WeakReference<>(label));
        newest = label;
        return label;
    }

    private Label label(int line) {
        Label label = new Label(Integer.toString(line));
        label.getStyleClass().add(Styles.CODE_GUTTER);
        label.setAlignment(Pos.TOP_RIGHT);
        label.setFont(font);
        label.setGraphic(stops.sign(font.getSize()));
        label.setMinWidth(font.getSize() * 3.6);
        label.setMaxHeight(Double.MAX_VALUE);
        look(label, line);
        return label;
    }

    private void look(@Nullable Label label, int line) {
        if (label != null) {
            label.pseudoClassStateChanged(CURRENT, line == marks.line());
            label.pseudoClassStateChanged(WRONG, marks.hasProblem(line));
            stops.look(label.getGraphic(), line);
        }
    }
}
