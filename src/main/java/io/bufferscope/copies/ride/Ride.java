package io.bufferscope.copies.ride;

import io.bufferscope.copies.Check;
import io.bufferscope.copies.Observation;
import io.bufferscope.copies.Stage;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/// A path made ready to carry one payload again and again.
///
/// Used by one thread. Everything it holds open is closed by [#close].
public interface Ride extends AutoCloseable {

    /// The sign of a thread that is not needed.
    long NO_THREAD = 0;

    /// Moves the payload and returns when all of it has arrived each time; what is timed.
    ///
    /// @param times at least 1
    void run(int times) throws IOException;

    /// Moves the payload once and compares what arrived with what was sent.
    Check check() throws IOException;

    /// Id of the thread that sends.
    default long nearThread() {
        return Thread.currentThread().threadId();
    }

    /// Id of the thread that receives, or [#NO_THREAD].
    default long farThread() {
        return NO_THREAD;
    }

    /// What is known after it has run.
    default List<Observation> observe() throws IOException {
        return List.of();
    }

    /// Median nanoseconds of each stage of a move; empty if it has none.
    ///
    /// @param nanos time that finding out may take
    default Map<Stage, Double> stages(long nanos) throws IOException {
        return Map.of();
    }

    @Override
    void close() throws IOException;
}
