package io.bufferscope.app.scope;

import io.bufferscope.view.FxThread;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;

/// A question to a trace that is answered in the background; of several asked, only the newest gets its answer.
public final class Errand implements AutoCloseable {

    private static final System.Logger LOG = System.getLogger(Errand.class.getName());

    private final ExecutorService runner;
    private final AtomicInteger newest = new AtomicInteger();

    public Errand(String name) {
        runner = Executors.newSingleThreadExecutor(
                Thread.ofPlatform().daemon().name(name).factory());
    }

    /// Asks a question; to be called on the JavaFX thread.
    ///
    /// @param question is told by its argument when nobody waits for the answer any more
    /// @param taker takes the answer on the JavaFX thread
    public <T> void ask(Function<BooleanSupplier, T> question, Consumer<? super T> taker) {
        int mine = newest.incrementAndGet();
        runner.execute(() -> {
            if (mine == newest.get()) {
                answer(mine, question, taker);
            }
        });
    }

    /// Forgets what was asked.
    public void forget() {
        newest.incrementAndGet();
    }

    @Override
    public void close() {
        newest.incrementAndGet();
        runner.shutdownNow();
    }

    private <T> void answer(int mine, Function<BooleanSupplier, T> question, Consumer<? super T> taker) {
        try {
            T answer = question.apply(() -> mine != newest.get());
            FxThread.later(() -> {
                if (mine == newest.get()) {
                    taker.accept(answer);
                }
            });
        } catch (RuntimeException closedMeanwhile) {
            LOG.log(System.Logger.Level.DEBUG, "question dropped", closedMeanwhile);
        }
    }
}
