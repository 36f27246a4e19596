package io.bufferscope.probe.pool;

import io.netty.util.concurrent.FastThreadLocalThread;
import java.util.Collection;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// The threads of the program that have used a watched allocator.
final class ProgramThreads {

    private final Map<Integer, ProgramThread> all = new TreeMap<>();
    private @Nullable ProgramThread current;

    /// Begins a snapshot on the calling thread.
    ///
    /// @param number its number in the trace
    void begin(int number, String name) {
        Thread reader = Thread.currentThread();
        all.values().removeIf(thread -> !thread.lasts());
        current = all.computeIfAbsent(
                number, it -> new ProgramThread(number, name, reader instanceof FastThreadLocalThread, reader));
        all.values().forEach(thread -> thread.before(reader));
    }

    /// Ends the reading.
    void end() {
        Thread reader = Thread.currentThread();
        all.values().forEach(thread -> thread.after(reader));
    }

    ProgramThread current() {
        return Objects.requireNonNull(current);
    }

    Collection<ProgramThread> all() {
        return all.values();
    }

    /// Whether all of them rested while the allocators were read.
    boolean quiet() {
        return all.values().stream().allMatch(ProgramThread::quiet);
    }
}
