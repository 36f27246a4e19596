package io.bufferscope.app.learn;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;

/// The panes of the room side by side: the course, the step, the stage; while a lesson is written, no course.
final class LearnPanes extends SplitPane {

    /// @param editing whether a lesson is being written
    LearnPanes(Node course, Node step, Node stage, ObservableBooleanValue editing) {
        setResizableWithParent(course, false);
        editing.subscribe(writes -> {
            if (writes) {
                getItems().setAll(step, stage);
                setDividerPositions(0.45);
            } else {
                getItems().setAll(course, step, stage);
                setDividerPositions(0.17, 0.55);
            }
        });
    }
}
