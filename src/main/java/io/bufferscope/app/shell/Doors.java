package io.bufferscope.app.shell;

import java.nio.file.Path;

/// The ways from a room into others.
public interface Doors {

    /// Opens a file in the room that can show it.
    void open(Path file);

    /// Has the room that can do so look closely at what this one shows; a way back is offered there.
    void lookAt(Sight sight);

    /// Goes where something is explained; nothing happens if there is no such place.
    ///
    /// @param where `room:NAME`, `example:NAME` for a program that comes with the application, `claim:ID` or
    ///     `benchmark:NAME`
    void see(String where);
}
