package io.bufferscope.app.scope;

import io.bufferscope.condition.Breakpoint;
import io.bufferscope.condition.Lookout;
import io.bufferscope.condition.Tally;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import java.util.BitSet;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The search for the steps at which breakpoints are met, along a trace that may still grow; it runs in the background.
final class HitFinder implements AutoCloseable {

    /// What a stretch of steps gave.
    ///
    /// @param search number of the search that it belongs to
    /// @param first the first step of the stretch
    /// @param last the last step of the stretch
    /// @param hits the hits in it, counted from `first`
    /// @param tallies what became of each breakpoint so far
    record Found(int search, long first, long last, BitSet hits, List<Tally> tallies) {}

    private static final System.Logger LOG = System.getLogger(HitFinder.class.getName());
    private static final int STRETCH = 1 << 14;

    private final ExecutorService reader = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("breakpoint-reader").factory());
    private final Consumer<Found> taker;
    private volatile int search;
    private @Nullable Lookout lookout;
    private @Nullable Frame last;

    /// @param taker takes each stretch on the JavaFX thread
    HitFinder(Consumer<Found> taker) {
        this.taker = taker;
    }

    /// Ends the search that goes on and begins another; nothing of it is delivered any more.
    ///
    /// @param trace the trace, or null to search nothing
    /// @return number of the search
    int begin(@Nullable Trace trace, List<Breakpoint> breakpoints) {
        int mine = ++search;
        reader.execute(() -> {
            lookout = new Lookout(breakpoints);
            last = null;
        });
        if (trace != null) {
            grow(trace);
        }
        return mine;
    }

    /// Goes on with the steps that came since.
    void grow(Trace trace) {
        int mine = search;
        reader.execute(() -> search(trace, mine));
    }

    @Override
    public void close() {
        search++;
        reader.shutdownNow();
    }

    private void search(Trace trace, int mine) {
        try {
            for (long from = next(); from <= trace.steps() && mine == search; from = next()) {
                stretch(trace, mine, from, Math.min(trace.steps(), from + STRETCH - 1));
            }
        } catch (RuntimeException closedMeanwhile) {
            LOG.log(System.Logger.Level.DEBUG, "search ended", closedMeanwhile);
        }
    }

    private long next() {
        return last == null ? 1 : last.step() + 1;
    }

    private void stretch(Trace trace, int mine, long first, long end) {
        Lookout watched = lookout;
        BitSet hits = new BitSet();
        Iterator<Frame> frames = trace.frames(first, end);
        Frame before = last;
        while (watched != null && frames.hasNext() && mine == search) {
            Frame frame = frames.next();
            if (watched.take(frame, before)) {
                hits.set((int) (frame.step() - first));
            }
            before = frame;
        }
        last = before;
        if (watched != null && mine == search) {
            Found found = new Found(mine, first, end, hits, watched.tallies());
            FxThread.later(() -> taker.accept(found));
        }
    }
}
