package io.bufferscope.session;

import io.bufferscope.trace.Ending;
import java.util.concurrent.CompletableFuture;

/// One run of a program.
///
/// The futures never complete exceptionally. Closing ends the process if it still runs and deletes what the run put
/// on disk; the trace cannot be read afterwards.
public interface Run extends AutoCloseable {

    /// How the start went.
    CompletableFuture<RunStart> started();

    /// How the program ended; completes after the trace has everything. [Ending#RUNNING] if it never started.
    CompletableFuture<Ending> ended();

    /// Ends the process; what was recorded stays.
    void stop();

    @Override
    void close();
}
