package io.bufferscope.app.shell;

import java.util.List;
import javafx.geometry.HPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;

/// A sheet over the window that lists all keys.
final class ShortcutSheet extends StackPane {

    private final Button close;

    ShortcutSheet(Words words, List<Shortcut> shortcuts) {
        getStyleClass().add(AppStyles.SHEET_BACK);
        close = Controls.iconButton(Feather.X, words.of("banner.close"), () -> show(false));
        HBox head = Controls.row(
                AppStyles.PANE_HEAD,
                Controls.label(words.of("keys.title"), AppStyles.CARD_TITLE),
                Controls.spring(),
                close);
        ScrollPane list = new ScrollPane(grid(words, shortcuts));
        list.setFitToWidth(true);
        VBox sheet = new VBox(head, list);
        sheet.getStyleClass().add(AppStyles.SHEET);
        sheet.setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        getChildren().add(sheet);
        setOnMouseClicked(event -> {
            if (event.getTarget() == this) {
                show(false);
            }
        });
        show(false);
    }

    void show(boolean there) {
        Controls.show(this, there);
        if (there) {
            close.requestFocus();
        }
    }

    private static GridPane grid(Words words, List<Shortcut> shortcuts) {
        GridPane grid = new GridPane();
        ColumnConstraints keys = new ColumnConstraints();
        keys.setHalignment(HPos.RIGHT);
        keys.setMinWidth(Region.USE_PREF_SIZE);
        grid.getColumnConstraints().addAll(keys, new ColumnConstraints());
        int row = 0;
        for (Shortcut shortcut : shortcuts) {
            grid.addRow(row++, caps(shortcut), Controls.label(words.of(shortcut.key())));
        }
        grid.setHgap(16);
        grid.setVgap(8);
        return grid;
    }

    private static HBox caps(Shortcut shortcut) {
        HBox caps = new HBox();
        caps.getStyleClass().add(AppStyles.KEY_CAPS);
        shortcut.keys().stream()
                .map(KeyCombination::getDisplayText)
                .distinct()
                .limit(2)
                .forEach(keys -> caps.getChildren().add(cap(keys)));
        return caps;
    }

    private static Label cap(String keys) {
        Label cap = new Label(keys);
        cap.getStyleClass().add(AppStyles.KEY_CAP);
        cap.setMinWidth(Region.USE_PREF_SIZE);
        return cap;
    }
}
