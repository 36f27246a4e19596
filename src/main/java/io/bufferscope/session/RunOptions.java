package io.bufferscope.session;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// How a program is run.
///
/// @param args arguments of `main`
/// @param classPath jars and folders added to the program's class path
/// @param standardInput all that the program can read; null if it shares the three standard streams of this process
/// @param fastThread whether `main` runs on a Netty `FastThreadLocalThread`
/// @param allocator Netty's default allocator, `adaptive`, `pooled` or `unpooled`; null for Netty's own choice
/// @param untrusted whether only code on the allow-list may run
/// @param stepLimit steps after which recording stops
/// @param timeLimit time after which the process is ended; null for none
/// @param compilerMessages takes what the compiler says, before the program starts
/// @param heapLimit bytes of the program's Java heap; 0 leaves it to its JVM
public record RunOptions(
        List<String> args,
        List<Path> classPath,
        @Nullable String standardInput,
        boolean fastThread,
        @Nullable String allocator,
        boolean untrusted,
        long stepLimit,
        @Nullable Duration timeLimit,
        Consumer<String> compilerMessages,
        long heapLimit) {

    /// A run whose heap is left to its JVM.
    public RunOptions(
            List<String> args,
            List<Path> classPath,
            @Nullable String standardInput,
            boolean fastThread,
            @Nullable String allocator,
            boolean untrusted,
            long stepLimit,
            @Nullable Duration timeLimit,
            Consumer<String> compilerMessages) {
        this(
                args,
                classPath,
                standardInput,
                fastThread,
                allocator,
                untrusted,
                stepLimit,
                timeLimit,
                compilerMessages,
                0);
    }

    /// Steps recorded if nothing else is asked for.
    public static final long STEP_LIMIT = 20_000_000;

    /// A run with no arguments, empty standard input and the default limits.
    public static RunOptions defaults() {
        return new RunOptions(List.of(), List.of(), "", false, null, false, STEP_LIMIT, null, text -> {});
    }

    /// The same with arguments of `main`.
    public RunOptions withArgs(List<String> other) {
        return new RunOptions(
                other,
                classPath,
                standardInput,
                fastThread,
                allocator,
                untrusted,
                stepLimit,
                timeLimit,
                compilerMessages,
                heapLimit);
    }

    /// The same with a time limit.
    public RunOptions within(Duration limit) {
        return new RunOptions(
                args,
                classPath,
                standardInput,
                fastThread,
                allocator,
                untrusted,
                stepLimit,
                limit,
                compilerMessages,
                heapLimit);
    }
}
