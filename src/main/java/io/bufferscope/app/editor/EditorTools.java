package io.bufferscope.app.editor;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Words;
import io.bufferscope.view.CodePane;
import java.util.List;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// What helps to write in a source: completion, undo, find and go to line.
public final class EditorTools {

    private final CodePane pane;
    private final Words words;
    private final FindBar bar;
    private final HBox buttons;

    public EditorTools(CodePane pane, Words words) {
        this.pane = pane;
        this.words = words;
        this.bar = new FindBar(pane, words);
        this.buttons = new HBox(
                edit(Feather.CORNER_UP_LEFT, "editor.undo", pane.area().undoableProperty(), pane.area()::undo),
                edit(Feather.CORNER_UP_RIGHT, "editor.redo", pane.area().redoableProperty(), pane.area()::redo),
                Controls.iconButton(Feather.SEARCH, words.of("editor.find"), bar::find));
        buttons.getStyleClass().add(AppStyles.BUTTON_ROW);
        buttons.setMinWidth(Region.USE_PREF_SIZE);
        new Completion(pane, BufferCalls.load(), words).listen();
    }

    /// Buttons for undo, redo and find.
    public HBox buttons() {
        return buttons;
    }

    /// The bar in which words are sought, hidden until it is asked for.
    public FindBar bar() {
        return bar;
    }

    /// The keys of these tools.
    public List<Shortcut> shortcuts() {
        return List.of(
                Shortcut.everywhere("keys.source.find", bar::find, "Shortcut+F"),
                Shortcut.everywhere("keys.find.next", () -> bar.again(1), "F3"),
                Shortcut.everywhere("keys.find.previous", () -> bar.again(-1), "Shift+F3"),
                Shortcut.everywhere("keys.line", bar::goToLine, "Shortcut+G"));
    }

    private Button edit(Ikon icon, String key, ObservableBooleanValue possible, Runnable action) {
        ObservableValue<String> name = words.of(key);
        Button button = Controls.iconButton(icon, name, () -> {
            action.run();
            pane.area().requestFocus();
        });
        possible.subscribe(now -> button.setDisable(!now));
        return button;
    }
}
