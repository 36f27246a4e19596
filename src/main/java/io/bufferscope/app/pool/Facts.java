package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import javafx.scene.control.Label;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Rows of a name, a figure and how it is known.
final class Facts extends GridPane {

    Facts() {
        getStyleClass().add(PoolStyles.FACTS);
        ColumnConstraints name = new ColumnConstraints();
        name.setHgrow(Priority.ALWAYS);
        ColumnConstraints figure = new ColumnConstraints();
        figure.setMinWidth(Region.USE_PREF_SIZE);
        getColumnConstraints().addAll(name, figure, new ColumnConstraints());
    }

    void clear() {
        getChildren().clear();
    }

    void row(String name, String figure, String known) {
        int row = getRowCount();
        Label first = new Label(name);
        first.setWrapText(true);
        Label second = new Label(figure);
        second.getStyleClass().add(AppStyles.MONO);
        second.setMinWidth(Region.USE_PREF_SIZE);
        Label third = new Label(known);
        third.getStyleClass().add(PoolStyles.EVIDENCE);
        third.setMinWidth(Region.USE_PREF_SIZE);
        addRow(row, first, second, third);
    }
}
