package io.bufferscope.probe.pool;

import io.bufferscope.trace.pool.stop.StopCondition;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What one line of a pool script asks for; `docs/pool-script.md` tells each.
sealed interface Command {

    /// The thread that a command names, or null.
    default @Nullable String thread() {
        return null;
    }

    /// Builds an allocator.
    ///
    /// @param kind `pooled`, `adaptive`, `unpooled` or a preset
    record Build(String kind, Map<String, String> options) implements Command {}

    record NewThread(String name, boolean fast) implements Command {}

    /// Allocates a buffer.
    ///
    /// @param memory which memory it is to lie in
    record Allocate(
            String name, Kind memory, int size, @Nullable String thread) implements Command {}

    record Release(String name, @Nullable String thread) implements Command {}

    record Retain(String name) implements Command {}

    record Resize(String name, int size, @Nullable String thread) implements Command {}

    record Slice(String name, String of, int index, int length) implements Command {}

    record Leak(String name) implements Command {}

    record Fill(int size, int count, Kind memory, @Nullable String thread) implements Command {}

    record Drain(int count, @Nullable String thread) implements Command {}

    record Trim(@Nullable String thread) implements Command {}

    /// Collects garbage.
    record Collect() implements Command {}

    /// Prints what Netty says of the allocator.
    record Stats() implements Command {}

    /// Starts a workload.
    ///
    /// @param file the file that sizes are read from, or null
    record Start(String name, @Nullable String file, Map<String, String> options) implements Command {}

    record Pause() implements Command {}

    record Resume() implements Command {}

    /// Has a paused workload do some operations.
    ///
    /// @param by operations in a step
    record Step(int count, int by) implements Command {}

    /// Ends a workload and releases its buffers.
    record Stop() implements Command {}

    /// Has workloads stop when a condition is met.
    ///
    /// @param condition null to wait for none any more
    record StopWhen(@Nullable StopCondition condition) implements Command {}

    /// Waits for the end of a workload.
    record Await() implements Command {}

    /// Which memory a buffer is to lie in.
    enum Kind {
        HEAP,
        DIRECT,
        /// As the allocator prefers.
        ANY
    }
}
