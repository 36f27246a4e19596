package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import org.jspecify.annotations.Nullable;

/// The turns that threads take in writing steps.
///
/// All but [#over] is called under the lock of the journal.
final class Turns {

    private final Journal journal;
    private @Nullable ThreadRecorder written;
    private volatile boolean over;

    Turns(Journal journal) {
        this.journal = journal;
    }

    /// Whether the step limit was reached and nothing is recorded any more.
    boolean over() {
        return over;
    }

    /// Writes whose step it is, and what that thread did since its last.
    void take(ThreadRecorder thread) {
        OpWriter ops = journal.ops;
        if (!thread.announced) {
            ops.newThread(thread.id, thread.virtual, thread.name);
        } else if (written != thread) {
            ops.thread(thread.id);
        }
        written = null;
        thread.begin();
        ops.append(thread.ops);
    }

    /// Ends the turn after the step was committed.
    void end(ThreadRecorder thread) {
        thread.committed = 0;
        thread.announced = true;
        written = thread;
        if (journal.limitReached()) {
            over = true;
            journal.stop();
        }
    }
}
