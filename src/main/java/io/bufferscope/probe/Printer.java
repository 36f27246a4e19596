package io.bufferscope.probe;

import org.jspecify.annotations.Nullable;

/// The recorder of what the program prints: a step of the thread that prints, together with all that it prints before
/// anything else happens.
final class Printer {

    private final Journal journal;
    private final Scene scene;
    private final Turns turns;
    private final ThreadLocal<@Nullable ThreadRecorder> threads;

    Printer(Journal journal, Scene scene, Turns turns, ThreadLocal<@Nullable ThreadRecorder> threads) {
        this.journal = journal;
        this.scene = scene;
        this.turns = turns;
        this.threads = threads;
    }

    /// Records a part of what the calling thread prints; the lock is held.
    ///
    /// What a thread prints that runs no watched method, or from within a door, belongs to the next step.
    void printed(boolean error, String text) {
        ThreadRecorder thread = threads.get();
        int line = thread == null || thread.busy ? -1 : thread.line();
        if (thread == null || line < 0) {
            journal.begin();
            journal.ops.output(error, text);
            journal.commit();
            return;
        }
        if (!journal.goOn(thread.id)) {
            journal.begin();
            journal.writer = thread.id;
            turns.take(thread);
            scene.bury();
            scene.sweep();
        }
        journal.ops.output(error, text);
        journal.commitPrint(line);
        turns.end(thread);
    }
}
