package io.bufferscope.app.shell;

import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.HPos;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;

/// A sheet over the window that lists all keys.
final class ShortcutSheet extends Overlay {

    private final Words words;
    private final Supplier<List<Shortcut>> shortcuts;
    private final ScrollPane list;

    /// @param shortcuts all keys that work now
    ShortcutSheet(Words words, Supplier<List<Shortcut>> shortcuts) {
        this(words, shortcuts, new ScrollPane());
    }

    private ShortcutSheet(Words words, Supplier<List<Shortcut>> shortcuts, ScrollPane list) {
        super(words, words.of("keys.title"), list);
        this.words = words;
        this.shortcuts = shortcuts;
        this.list = list;
        list.setFitToWidth(true);
    }

    @Override
    void show(boolean there) {
        if (there) {
            list.setContent(grid(words, shortcuts.get()));
        }
        super.show(there);
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
