package io.bufferscope.session;

import java.util.List;
import java.util.function.Function;

/// Two sessions that do the very same sequence of operations, each with an allocator of its own in a JVM of its own.
///
/// The operations are done one by one, the threads of the workload taking turns, so that a seed gives the same
/// sequence however many threads there are; both are looked at after the same numbers of operations.
public final class PoolDuel implements AutoCloseable {

    private final LiveSession first;
    private final LiveSession second;

    /// Starts both sessions; returns at once.
    ///
    /// @param pools starts a session
    public PoolDuel(Function<PoolOptions, LiveSession> pools, PoolOptions options, Plan plan) {
        first = pools.apply(options);
        second = pools.apply(options);
        play(first, plan.first(), plan);
        play(second, plan.second(), plan);
    }

    private static void play(LiveSession session, String allocator, Plan plan) {
        plan.script(allocator).forEach(session::send);
        session.finish();
    }

    public LiveSession first() {
        return first;
    }

    public LiveSession second() {
        return second;
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }

    /// What is played.
    ///
    /// @param first how the first allocator is built: the words after `allocator` in a pool script
    /// @param second how the second is built
    /// @param workload its name, such as `http`, or `csv FILE`
    /// @param seed its seed, from 0
    /// @param threads number of its threads, from 1
    /// @param operations how many, from 1 to 100,000
    /// @param looks about how often both are looked at, from 1
    public record Plan(String first, String second, String workload, int seed, int threads, int operations, int looks) {

        /// Most operations of a duel.
        public static final int MOST = 100_000;

        /// Operations between two looks.
        public int stride() {
            return Math.max(1, (operations + looks - 1) / looks);
        }

        /// The script of one side. The sizes of a workload hang on the allocator's pages and chunks, so both are given
        /// here.
        public List<String> script(String allocator) {
            return List.of(
                    "allocator " + allocator,
                    "workload " + workload + " seed=" + seed + " threads=" + threads
                            + " page=4KiB chunk=64KiB held=true",
                    "step " + operations + " by " + stride());
        }
    }
}
