package io.bufferscope.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Pictures of scenes and keys pressed in them, without a stage. JavaFX thread only.
public final class Screenshot {

    private Screenshot() {}

    public static WritableImage take(Scene scene) {
        return scene.snapshot(null);
    }

    public static void write(Scene scene, Path file) throws IOException {
        Files.write(file, Png.encode(take(scene)));
    }

    public static byte[] png(WritableImage image) throws IOException {
        return Png.encode(image);
    }

    /// Presses a combination such as `Right` or `Shortcut+Plus` where the focus is.
    public static boolean press(Scene scene, String keys) {
        KeyCodeCombination combination = (KeyCodeCombination) KeyCombination.keyCombination(keys);
        KeyCode code = combination.getCode();
        boolean control = combination.getShortcut() == KeyCombination.ModifierValue.DOWN;
        boolean shift = combination.getShift() == KeyCombination.ModifierValue.DOWN;
        boolean alt = combination.getAlt() == KeyCombination.ModifierValue.DOWN;
        Node target = scene.getFocusOwner() == null ? scene.getRoot() : scene.getFocusOwner();
        Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, alt, false));
        Event.fireEvent(target, new KeyEvent(KeyEvent.KEY_RELEASED, "", "", code, shift, control, alt, false));
        return true;
    }
}
