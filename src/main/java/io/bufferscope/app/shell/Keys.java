package io.bufferscope.app.shell;

import java.util.List;
import java.util.function.Supplier;
import javafx.event.EventTarget;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBoxBase;
import javafx.scene.control.Slider;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import jfx.incubator.scene.control.richtext.RichTextArea;
import org.jspecify.annotations.Nullable;

/// The keyboard of a scene: finds the shortcut that an event means and leaves to controls what is theirs.
final class Keys {

    private final Supplier<List<Shortcut>> shortcuts;

    private Keys(Supplier<List<Shortcut>> shortcuts) {
        this.shortcuts = shortcuts;
    }

    static void listen(Scene scene, Supplier<List<Shortcut>> shortcuts) {
        Keys keys = new Keys(shortcuts);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, event -> keys.press(event, scene.getFocusOwner()));
    }

    private void press(KeyEvent event, @Nullable Node focus) {
        if (Question.holds(focus)) {
            return;
        }
        for (Shortcut shortcut : shortcuts.get()) {
            if (shortcut.matches(event) && (shortcut.inText() || !wants(focus, event))) {
                event.consume();
                shortcut.action().run();
                return;
            }
        }
    }

    private static boolean wants(@Nullable EventTarget focus, KeyEvent event) {
        if (event.isAltDown()) {
            return false;
        }
        return switch (focus) {
            case TextInputControl text -> true;
            case RichTextArea text -> true;
            case Slider slider -> event.getCode() != KeyCode.SPACE;
            case ComboBoxBase<?> box -> true;
            case ButtonBase button -> event.getCode() == KeyCode.SPACE;
            case null, default -> false;
        };
    }
}
