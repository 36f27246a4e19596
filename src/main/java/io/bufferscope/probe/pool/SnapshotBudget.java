package io.bufferscope.probe.pool;

/// The time that snapshots may take: as long as they please for a while, then a tenth of the program's.
final class SnapshotBudget {

    private static final long FREE_NANOS = 1_000_000_000;
    private static final int SHARE = 10;

    private long begun;
    private long spent;

    /// Whether a snapshot may be taken now.
    ///
    /// @param now nanoseconds on a clock that never goes back
    boolean allows(long now) {
        if (begun == 0) {
            begun = now;
        }
        return spent < FREE_NANOS || (spent - FREE_NANOS) * SHARE < now - begun;
    }

    void spend(long nanos) {
        spent += nanos;
    }
}
