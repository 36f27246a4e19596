package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Shortcut;
import java.util.List;

/// The keys that open, change and close programs.
final class ProgramKeys {

    private ProgramKeys() {}

    static List<Shortcut> of(OpenPrograms programs, UnsavedGuard guard, ProgramDesk desk) {
        return List.of(
                Shortcut.everywhere("keys.save.as", desk::saveAs, "Shortcut+Alt+S"),
                Shortcut.everywhere("keys.program.new", desk::create, "Shortcut+T", "Shortcut+N"),
                Shortcut.everywhere(
                        "keys.program.close", () -> guard.close(programs.shown()), "Shortcut+W", "Shortcut+F4"),
                Shortcut.everywhere("keys.program.next", () -> programs.move(1), "Shortcut+Tab", "Shortcut+Page Down"),
                Shortcut.everywhere(
                        "keys.program.previous", () -> programs.move(-1), "Shortcut+Shift+Tab", "Shortcut+Page Up"),
                Shortcut.everywhere("keys.program.right", () -> programs.carry(1), "Shortcut+Shift+Page Down"),
                Shortcut.everywhere("keys.program.left", () -> programs.carry(-1), "Shortcut+Shift+Page Up"));
    }
}
