package io.netty.buffer;

import java.util.List;

/// A reader of the state of one arena.
public interface ArenaReader {

    /// Reads an arena.
    ///
    /// @param arena the arena
    /// @param to what it is read into; what it held is forgotten
    void read(PoolArenaMetric arena, ArenaRaw to);

    /// The fields of Netty whose absence keeps it from reading more; empty if it reads everything.
    List<String> missing();

    /// The reader that this version of Netty allows.
    ///
    /// @param missing fields that this version does not have
    static ArenaReader of(List<String> missing) {
        return missing.isEmpty() ? new PoolPeek() : new MetricReader(missing);
    }
}
