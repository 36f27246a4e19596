package io.bufferscope.app.editor;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The calls that fit, as a list with the explanation of the one selected below it.
final class CallList extends VBox {

    private static final int MOST_ROWS = 9;
    private static final int MOST_FORMS = 6;
    private static final double ROW = 1.9;

    private final Words words;
    private final ListView<BufferCall> list = new ListView<>();
    private final Label explanation = new Label();
    private final Label forms = new Label();

    /// @param chosen what to do when a row is clicked
    CallList(Words words, Runnable chosen) {
        this.words = words;
        getStyleClass().add("calls");
        explanation.setWrapText(true);
        explanation.setMinHeight(Region.USE_PREF_SIZE);
        forms.getStyleClass().addAll(AppStyles.MONO, AppStyles.MUTED);
        list.setCellFactory(view -> cell());
        list.setFocusTraversable(false);
        list.setOnMouseClicked(event -> chosen.run());
        list.getSelectionModel().selectedItemProperty().subscribe(this::explain);
        getChildren().addAll(list, new VBox(explanation, forms));
    }

    /// Shows calls, the first selected.
    ///
    /// @param text height of the code's font in pixels
    void show(List<BufferCall> calls, double text) {
        list.getItems().setAll(calls);
        list.setFixedCellSize(Math.ceil(text * ROW));
        double height = list.getFixedCellSize() * Math.min(MOST_ROWS, calls.size()) + 4;
        list.setMinHeight(height);
        list.setPrefHeight(height);
        setPrefWidth(text * 36);
        list.getSelectionModel().selectFirst();
        list.scrollTo(0);
    }

    @Nullable
    BufferCall selected() {
        return list.getSelectionModel().getSelectedItem();
    }

    /// Selects another row, in a circle.
    void move(int by) {
        int rows = list.getItems().size();
        int row = Math.floorMod(list.getSelectionModel().getSelectedIndex() + by, rows);
        list.getSelectionModel().select(row);
        list.scrollTo(Math.max(0, row - MOST_ROWS / 2));
    }

    private void explain(@Nullable BufferCall call) {
        if (call != null) {
            Controls.show(explanation, call.explained());
            explanation.setText(call.explained() ? words.say(call.key()) : "");
            String all = String.join(
                    "\n",
                    call.forms().stream()
                            .limit(MOST_FORMS)
                            .map(form -> call.name() + form.parameters() + " → " + form.result())
                            .toList());
            forms.setText(all + (call.forms().size() > MOST_FORMS ? "\n…" : ""));
        }
    }

    private ListCell<BufferCall> cell() {
        return new ListCell<>() {
            @Override
            protected void updateItem(@Nullable BufferCall call, boolean empty) {
                super.updateItem(call, empty);
                setText(null);
                setGraphic(call == null || empty ? null : row(call));
                setAccessibleText(
                        call == null
                                ? ""
                                : call.name() + call.forms().getFirst().parameters());
            }
        };
    }

    private static HBox row(BufferCall call) {
        Label name = new Label(call.name() + call.forms().getFirst().parameters());
        name.getStyleClass().add(AppStyles.MONO);
        int others = call.forms().size() - 1;
        Label more = new Label(others == 0 ? "" : "+" + others);
        more.getStyleClass().add(AppStyles.MUTED);
        Label result = new Label(call.forms().getFirst().result());
        result.getStyleClass().addAll(AppStyles.MONO, AppStyles.MUTED);
        result.setMinWidth(Region.USE_PREF_SIZE);
        return Controls.row(AppStyles.PANE_HEAD, name, more, Controls.spring(), result);
    }
}
