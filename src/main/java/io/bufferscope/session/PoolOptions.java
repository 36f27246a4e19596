package io.bufferscope.session;

import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How a session with a pool's player is run.
///
/// @param name name of the script, for the trace
/// @param script its text; empty if the lines come one by one
/// @param before commands that are carried out before the script's first line
/// @param stepLimit steps after which it ends
/// @param timeLimit time after which the process is ended; null for none
/// @param directLimit bytes of direct memory that Netty may use, more than 0
/// @param heapLimit bytes of the Java heap; 0 for the JVM's own choice
public record PoolOptions(
        String name,
        String script,
        List<String> before,
        long stepLimit,
        @Nullable Duration timeLimit,
        long directLimit,
        long heapLimit) {

    /// Direct memory if nothing else is asked for.
    public static final long DIRECT_LIMIT = 256L << 20;

    /// A session whose commands come one by one, with the default limits.
    public static PoolOptions live() {
        return new PoolOptions("pool", "", List.of(), RunOptions.STEP_LIMIT, null, DIRECT_LIMIT, 0);
    }

    /// Number of lines of the script, at least 1.
    int lines() {
        return Math.max(1, (int) script.lines().count());
    }
}
