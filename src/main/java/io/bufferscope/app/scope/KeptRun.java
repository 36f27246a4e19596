package io.bufferscope.app.scope;

import io.bufferscope.trace.LineDiff;
import io.bufferscope.trace.Trace;
import java.time.LocalTime;
import org.jspecify.annotations.Nullable;

/// A run of this session that can be shown again: its program, its trace and the step it was left at.
final class KeptRun {

    private final int number;
    private final int parent;
    private final Started started;
    private final LineDiff.@Nullable Edit edit;
    private long step;
    private boolean pinned;

    /// What was started.
    ///
    /// @param file the file, with its text as it was opened or saved last
    /// @param source the text that was run
    /// @param close ends the run and deletes what it put on disk
    record Started(SourceFile file, String source, Trace trace, LocalTime time, Runnable close) {}

    /// @param number its number in the session, from 1
    /// @param parent the run whose source was edited to make this one's, or null
    KeptRun(int number, @Nullable KeptRun parent, Started started) {
        this.number = number;
        this.parent = parent == null ? 0 : parent.number();
        this.started = started;
        this.edit = parent == null
                ? null
                : LineDiff.of(parent.source(), started.source()).edit();
    }

    int number() {
        return number;
    }

    /// The number of the run whose source was edited to make this one's; 0 without.
    ///
    /// A number, because a run that was closed must not stay in memory for its descendants.
    int parent() {
        return parent;
    }

    /// What was edited since the parent; null if nothing was, or without a parent.
    LineDiff.@Nullable Edit edit() {
        return edit;
    }

    SourceFile file() {
        return started.file();
    }

    String source() {
        return started.source();
    }

    Trace trace() {
        return started.trace();
    }

    LocalTime time() {
        return started.time();
    }

    /// The step it was left at; 0 if it was never looked at.
    long step() {
        return step;
    }

    void leftAt(long lastStep) {
        step = lastStep;
    }

    boolean pinned() {
        return pinned;
    }

    void pin(boolean keep) {
        pinned = keep;
    }

    void close() {
        started.close().run();
    }
}
