package io.bufferscope.bench.suite;

import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/// Threads as Netty's event loops have them: `FastThreadLocalThread`s, on which Netty's caches and recyclers work.
///
/// JMH makes it in a fork that is started with [#ON] and [#BY].
public final class FastThreads extends ThreadPoolExecutor {

    /// The JVM option that has JMH ask for its threads.
    public static final String ON = "-Djmh.executor=CUSTOM";

    /// The JVM option that names this class to JMH.
    public static final String BY = "-Djmh.executor.class=io.bufferscope.bench.suite.FastThreads";

    /// Called by JMH.
    public FastThreads(int threads, String prefix) {
        super(threads, threads, 0, TimeUnit.SECONDS, new LinkedBlockingQueue<>(), new DefaultThreadFactory(prefix));
    }
}
