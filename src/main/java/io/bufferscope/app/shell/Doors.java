package io.bufferscope.app.shell;

import java.nio.file.Path;

/// The ways from a room into others.
public interface Doors {

    /// Opens a file in the room that can show it.
    void open(Path file);

    /// Shows a room.
    ///
    /// @param key its [Room#key]; nothing happens if there is no such room
    void enter(String key);

    /// Has the room that can do so look closely at what this one shows; a way back is offered there.
    void lookAt(Sight sight);
}
