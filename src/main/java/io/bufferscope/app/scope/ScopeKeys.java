package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Shortcut;
import java.util.List;

/// The keys of the room that run programs and move the cursor.
final class ScopeKeys {

    private ScopeKeys() {}

    /// @param nextChange goes to the next change of the selected buffer
    /// @param previousChange goes to the one before
    static List<Shortcut> of(RunButtons.Actions actions, Player player, Runnable nextChange, Runnable previousChange) {
        return List.of(
                Shortcut.everywhere("keys.run", actions::run, "Shortcut+Enter", "F9"),
                Shortcut.everywhere("keys.open", actions::openFile, "Shortcut+O"),
                Shortcut.everywhere("keys.save", actions::save, "Shortcut+S"),
                Shortcut.everywhere("keys.save.recording", actions::saveRecording, "Shortcut+Shift+S"),
                Shortcut.outsideText("keys.forward", player::forward, "Right", "Alt+Right"),
                Shortcut.outsideText("keys.back", player::back, "Left", "Alt+Left"),
                Shortcut.outsideText("keys.next.change", nextChange, "Shortcut+Right", "Page Down"),
                Shortcut.outsideText("keys.previous.change", previousChange, "Shortcut+Left", "Page Up"),
                Shortcut.outsideText("keys.first", player::first, "Home", "Alt+Home"),
                Shortcut.outsideText("keys.last", player::last, "End", "Alt+End"),
                Shortcut.outsideText("keys.play", player::playOrPause, "Space"));
    }
}
