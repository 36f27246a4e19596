package io.bufferscope.app.scope;

import io.bufferscope.trace.ThreadInfo;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Lanes;
import io.bufferscope.view.Ticks;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Which thread made which steps of a growing trace; only steps at which the thread changes are read, in the
/// background.
final class ThreadLog implements AutoCloseable {

    private record Start(long step, ThreadInfo thread) {}

    private static final System.Logger LOG = System.getLogger(ThreadLog.class.getName());
    private static final int MOST = 50_000;

    private final ExecutorService reader = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("thread-reader").factory());
    private final Consumer<Lanes> onMore;
    private Lanes lanes = new Lanes();
    private @Nullable Trace trace;
    private long looked;
    private int asked;

    /// @param onMore told on the JavaFX thread when there are more runs
    ThreadLog(Consumer<Lanes> onMore) {
        this.onMore = onMore;
    }

    /// Looks at another trace, or at the same that has grown.
    void watch(@Nullable Trace now, Ticks ticks) {
        if (now == null || !now.equals(trace)) {
            trace = now;
            lanes = new Lanes();
            looked = 0;
            asked = 0;
            onMore.accept(lanes);
        }
        List<Long> starts = new ArrayList<>();
        for (long step = next(ticks); step > 0 && asked < MOST; step = next(ticks)) {
            starts.add(step);
            looked = step;
            asked++;
        }
        looked = ticks.size();
        if (now != null && !starts.isEmpty()) {
            reader.execute(() -> read(now, starts));
        }
    }

    private long next(Ticks ticks) {
        return ticks.firstWith(Ticks.SWITCHED, looked + 1);
    }

    @Override
    public void close() {
        reader.shutdownNow();
    }

    private void read(Trace of, List<Long> starts) {
        List<Start> found = new ArrayList<>();
        try {
            starts.forEach(step -> found.add(new Start(step, of.frame(step).thread())));
            FxThread.later(() -> take(of, found));
        } catch (RuntimeException closedMeanwhile) {
            LOG.log(System.Logger.Level.DEBUG, "threads not read", closedMeanwhile);
        }
    }

    private void take(Trace of, List<Start> found) {
        if (of.equals(trace)) {
            for (Start start : found) {
                String name = start.thread().name();
                lanes.add(
                        start.step(),
                        start.thread().id(),
                        name.isEmpty() ? "#" + start.thread().id() : name);
            }
            onMore.accept(lanes);
        }
    }
}
