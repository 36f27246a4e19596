package io.bufferscope.app.pool;

import io.bufferscope.picture.curve.PoolPoint;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/// The reader of a trace's points in the background, while the trace grows.
///
/// All methods are for the JavaFX thread.
final class CurveReader implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(CurveReader.class.getName());
    private static final long STRETCH = 512;

    private final ExecutorService reader = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("curve-reader").factory());
    private final Runnable taker;
    private final List<PoolPoint> points = new ArrayList<>();
    private @Nullable Trace trace;
    private AtomicBoolean wanted = new AtomicBoolean();
    private boolean busy;

    /// @param taker is told on the JavaFX thread that there are more points
    CurveReader(Runnable taker) {
        this.taker = taker;
    }

    /// The points so far, one a step from the first on.
    List<PoolPoint> points() {
        return points;
    }

    /// Reads what came since; begins anew if it is another trace.
    void follow(@Nullable Trace now) {
        if (now == null || !now.equals(trace)) {
            wanted.set(false);
            wanted = new AtomicBoolean(true);
            points.clear();
            trace = now;
            busy = false;
            taker.run();
        }
        if (now != null && !busy && points.size() < now.steps()) {
            busy = true;
            long first = points.size() + 1L;
            AtomicBoolean still = wanted;
            reader.execute(() -> read(now, first, still));
        }
    }

    private void read(Trace from, long first, AtomicBoolean still) {
        List<PoolPoint> found = new ArrayList<>();
        try {
            Iterator<Frame> frames = from.frames(first, Math.min(from.steps(), first + STRETCH - 1));
            while (still.get() && frames.hasNext()) {
                found.add(PoolPoint.of(frames.next()));
            }
        } catch (RuntimeException closedMeanwhile) {
            LOG.log(System.Logger.Level.DEBUG, "curve ended early", closedMeanwhile);
            return;
        }
        FxThread.later(() -> {
            if (still.get()) {
                busy = false;
                points.addAll(found);
                taker.run();
                follow(from);
            }
        });
    }

    @Override
    public void close() {
        wanted.set(false);
        reader.shutdownNow();
    }
}
