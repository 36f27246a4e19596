package io.bufferscope.view;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.text.Font;
import jfx.incubator.scene.control.richtext.SideDecorator;

/// The line numbers beside a source, with a mark at the current line and at mistakes.
final class LineGutter implements SideDecorator {

    private static final PseudoClass CURRENT = PseudoClass.getPseudoClass("current");
    private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

    private final CodeMarks marks;
    private final LineStops stops;
    private final Font font;

    LineGutter(CodeMarks marks, LineStops stops, Font font) {
        this.marks = marks;
        this.stops = stops;
        this.font = font;
    }

    @Override
    public double getPrefWidth(double viewWidth) {
        return 0;
    }

    @Override
    public Node getMeasurementNode(int index) {
        return label(index + 1);
    }

    @Override
    public Node getNode(int index) {
        Label label = label(index + 1);
        label.pseudoClassStateChanged(CURRENT, index + 1 == marks.line());
        label.pseudoClassStateChanged(WRONG, marks.hasProblem(index + 1));
        label.setOnMousePressed(event -> stops.click(index + 1));
        return label;
    }

    private Label label(int line) {
        Label label = new Label(Integer.toString(line));
        label.getStyleClass().add(Styles.CODE_GUTTER);
        label.setAlignment(Pos.TOP_RIGHT);
        label.setFont(font);
        label.setGraphic(stops.sign(line, font.getSize()));
        label.setMinWidth(font.getSize() * 3.6);
        label.setMaxHeight(Double.MAX_VALUE);
        return label;
    }
}
