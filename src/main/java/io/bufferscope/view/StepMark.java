package io.bufferscope.view;

import io.bufferscope.trace.Range;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import jfx.incubator.scene.control.richtext.CodeArea;
import org.jspecify.annotations.Nullable;

/// The ground behind a source that marks the line of a step and, in it, the call.
///
/// It lies below the area, whose own ground is clear, and takes its place from the line's number: marks in the text
/// itself
/// would have all lines made anew at every step.
final class StepMark extends Pane {

    private final CodeArea area;
    private final Rectangle line = new Rectangle();
    private final Rectangle range = new Rectangle();
    private final Rectangle window = new Rectangle();
    private final Text ruler = new Text();
    private CodeMarks marks = CodeMarks.NONE;

    StepMark(CodeArea area) {
        this.area = area;
        line.getStyleClass().add(Styles.CODE_LINE);
        range.getStyleClass().add(Styles.CODE_RANGE);
        getChildren().addAll(line, range);
        setClip(window);
        setManaged(false);
        setMouseTransparent(true);
    }

    void mark(CodeMarks newMarks) {
        marks = newMarks;
    }

    /// Goes to where the marked line is now, after the area has been laid out.
    ///
    /// @param number of the marked line; null if it is not in sight
    void place(@Nullable Label number, Font font) {
        Node content = area.lookup(".content");
        boolean seen = number != null && content != null;
        line.setVisible(seen);
        range.setVisible(seen);
        if (number != null && content != null) {
            Bounds room = sceneToLocal(
                    content.getParent().localToScene(content.getParent().getLayoutBounds()));
            double edge =
                    sceneToLocal(number.localToScene(number.getWidth(), 0)).getX();
            place(window, edge, room.getMinY(), room.getMaxX() - edge, room.getHeight());
            double top = room.getMinY() + number.getLayoutY();
            place(line, edge, top, room.getMaxX() - edge, number.getHeight());
            double left = room.getMinX() + area.getContentPadding().getLeft() + content.getTranslateX();
            placeRange(left, top, font);
        }
    }

    private void placeRange(double left, double top, Font font) {
        Range of = marks.range();
        boolean there = of != null && of.line() <= marks.line() && marks.line() <= of.endLine();
        range.setVisible(there && marks.line() <= area.getParagraphCount());
        if (of != null && range.isVisible()) {
            placeRange(of, left, top, font);
        }
    }

    private void placeRange(Range of, double left, double top, Font font) {
        String text = area.getPlainText(marks.line() - 1);
        int from = of.line() == marks.line() ? Math.min(of.column() - 1, text.length()) : 0;
        int to = of.endLine() == marks.line() ? Math.min(of.endColumn() - 1, text.length()) : text.length();
        ruler.setFont(font);
        ruler.setTabSize(area.getTabSize());
        double start = width(text.substring(0, from));
        double end = width(text.substring(0, Math.max(from, to)));
        place(range, left + start, top, end - start, ruler.getLayoutBounds().getHeight());
    }

    private double width(String text) {
        ruler.setText(text);
        return ruler.getLayoutBounds().getWidth();
    }

    private static void place(Rectangle of, double x, double y, double width, double height) {
        of.setX(x);
        of.setY(y);
        of.setWidth(width);
        of.setHeight(height);
    }
}
