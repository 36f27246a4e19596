package io.bufferscope.app.learn;

import io.bufferscope.app.shell.Manner;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;

/// The panes of the room beside each other: list, text and stage. Where there is little room, the list stands in the
/// place of the text as long as a lesson is chosen; while a lesson is written, there is no list.
final class LearnPanes extends SplitPane {

    /// Width at a scale of 1 from which on there is room for all three.
    private static final double WIDE = 900;

    private final Manner manner;
    private final Node course;
    private final Node step;
    private final Node stage;
    private final ObservableBooleanValue editing;
    private boolean choosing;

    /// @param editing whether a lesson is being written
    LearnPanes(Manner manner, Node course, Node step, Node stage, ObservableBooleanValue editing) {
        this.manner = manner;
        this.course = course;
        this.step = step;
        this.stage = stage;
        this.editing = editing;
        setResizableWithParent(course, false);
        widthProperty().subscribe(this::arrange);
        manner.onZoom(scale -> arrange());
        editing.subscribe(this::arrange);
    }

    /// Shows the list in the place of the text, or the text again.
    void choose(boolean list) {
        choosing = list;
        arrange();
    }

    boolean isChoosing() {
        return choosing;
    }

    private void arrange() {
        boolean wide = getWidth() / manner.zoom().scale() >= WIDE && !editing.get();
        List<Node> nodes = wide ? List.of(course, step, stage) : List.of(choosing ? course : step, stage);
        if (!getItems().equals(nodes)) {
            getItems().setAll(nodes);
            if (wide) {
                setDividerPositions(0.17, 0.55);
            } else {
                setDividerPositions(editing.get() ? 0.45 : 0.5);
            }
        }
    }
}
