package io.bufferscope.session;

/// A watched JVM that is told what to do while it runs; each command becomes a step of its trace.
public interface LiveSession extends Run {

    /// Sends one line; returns at once. Nothing happens if the session has ended.
    ///
    /// @param line a command without a line end; `docs/pool-script.md` tells the commands of a pool's player
    void send(String line);

    /// Says that no more lines come: the session ends when what was sent has been carried out.
    void finish();
}
