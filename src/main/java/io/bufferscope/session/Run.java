package io.bufferscope.session;

import io.bufferscope.trace.Ending;
import java.util.concurrent.CompletableFuture;

/// A program that was asked to run: being compiled, running or ended.
public interface Run extends AutoCloseable {

    /// What became of the start; never fails.
    CompletableFuture<RunStart> started();

    /// How the program ended; completes only after [RunStart.Running].
    CompletableFuture<Ending> ended();

    /// Ends the program if it still runs; its trace stays.
    void stop();

    /// Ends the program and gives up its trace.
    @Override
    void close();
}
