package io.bufferscope.app.shell;

import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// A sheet laid over the window: keeps the focus while it is there, and Esc closes it.
class Overlay extends StackPane {

    private final Button close;
    private final VBox sheet;
    private Node first;
    private @Nullable Node focusBefore;

    Overlay(Words words, ObservableValue<String> title, Node content) {
        getStyleClass().add(AppStyles.SHEET_BACK);
        close = Controls.iconButton(Feather.X, words.of("banner.close"), () -> show(false));
        first = close;
        HBox head = Controls.row(
                AppStyles.PANE_HEAD, Controls.label(title, AppStyles.CARD_TITLE), Controls.spring(), close);
        sheet = new VBox(head, content);
        VBox.setVgrow(content, Priority.ALWAYS);
        sheet.getStyleClass().add(AppStyles.SHEET);
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        getChildren().add(sheet);
        setOnMouseClicked(event -> {
            if (event.getTarget() == this) {
                show(false);
            }
        });
        addEventFilter(KeyEvent.KEY_PRESSED, this::press);
        sceneProperty().flatMap(scene -> scene.focusOwnerProperty()).addListener((it, was, now) -> keepFocus(now));
        Controls.show(this, false);
    }

    /// Opens or closes; when it closes, the focus goes back to where it was.
    void show(boolean there) {
        if (there == isVisible()) {
            return;
        }
        if (there) {
            focusBefore = getScene() == null ? null : getScene().getFocusOwner();
        }
        Controls.show(this, there);
        if (there) {
            first.requestFocus();
        } else if (focusBefore != null) {
            focusBefore.requestFocus();
        }
    }

    /// Gives the keyboard to a node when it opens.
    final void begin(Node node) {
        first = node;
    }

    /// The size of the sheet in em, as far as the window has room.
    final void size(double width, double height) {
        sheet.setStyle("-fx-pref-width:" + width + "em;-fx-pref-height:" + height + "em");
    }

    private void press(KeyEvent event) {
        if (event.getCode() == KeyCode.ESCAPE) {
            show(false);
            event.consume();
        }
    }

    private void keepFocus(@Nullable Node now) {
        if (!isVisible() || now == null) {
            return;
        }
        Node at = now;
        while (at != null && at != this) {
            at = at.getParent();
        }
        if (at == null) {
            first.requestFocus();
        }
    }
}
