package io.bufferscope.app.shell;

import java.util.List;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Keys that do something.
///
/// @param keys combinations of which each does it, the one to be shown first
/// @param key key of the sentence that says what
/// @param inText whether they work too while text is being typed
public record Shortcut(List<KeyCombination> keys, String key, boolean inText, Runnable action) {

    /// Keys that work everywhere.
    public static Shortcut everywhere(String key, Runnable action, String... names) {
        return new Shortcut(combinations(names), key, true, action);
    }

    /// Keys that a text field, a list or a slider keeps for itself while it has the focus.
    public static Shortcut outsideText(String key, Runnable action, String... names) {
        return new Shortcut(combinations(names), key, false, action);
    }

    boolean matches(KeyEvent event) {
        return keys.stream().anyMatch(combination -> combination.match(event));
    }

    private static List<KeyCombination> combinations(String... names) {
        return List.of(names).stream().map(KeyCombination::keyCombination).toList();
    }
}
