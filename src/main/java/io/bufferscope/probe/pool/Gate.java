package io.bufferscope.probe.pool;

import java.util.concurrent.locks.LockSupport;

/// A gate at which the threads of a workload stand still for a moment while their state is read.
///
/// Each closing has a number of its own, so that a thread that has not yet gone on from the last one is not taken for
/// one that stands at this one.
final class Gate {

    private static final int SPINS = 300;
    private static final long NAP = 20_000;

    /// Odd while the gate is closed.
    private volatile int turn;

    private int turns;

    /// Closes it; for one thread only, which opens it again.
    ///
    /// @return the number of this closing
    int close() {
        turns++;
        turn = turns;
        return turns;
    }

    void open() {
        turns++;
        turn = turns;
    }

    /// The number of the closing if it is closed, else 0.
    int closed() {
        int now = turn;
        return (now & 1) == 1 ? now : 0;
    }

    /// Waits as long as this closing lasts.
    void stand(int closing) {
        for (int spins = 0; turn == closing; spins++) {
            rest(spins);
        }
    }

    /// A short wait: sleeping and waking takes longer than most looks.
    static void rest(int spins) {
        if (spins < SPINS) {
            Thread.onSpinWait();
        } else {
            LockSupport.parkNanos(NAP);
        }
    }
}
