package io.bufferscope.app.scope;

import io.bufferscope.picture.CopyLedger;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/// What can only be known from all steps of the trace so far: lives of buffers, bytes copied.
///
/// The steps are read on a thread of its own while the trace grows; who shows something of it is told of progress.
final class Chronicle {

    private static final System.Logger LOG = System.getLogger(Chronicle.class.getName());
    private static final long STRIDE = 4096;

    private final List<Runnable> listeners = new ArrayList<>();
    private final Runnable progress = FxThread.coalescing(() -> listeners.forEach(Runnable::run));
    private volatile Account account = new Account(null);

    /// The account of one trace.
    private static final class Account {
        private final @Nullable Trace trace;
        private final Lives lives = new Lives();
        private final CopyLedger copies = new CopyLedger();
        private final AtomicBoolean busy = new AtomicBoolean();
        private @Nullable Frame last;

        private Account(@Nullable Trace trace) {
            this.trace = trace;
        }
    }

    /// One that follows nothing and knows nothing.
    Chronicle() {}

    Chronicle(Player player) {
        player.onGrowth(() -> follow(player.trace()));
    }

    /// Tells on the JavaFX thread that more is known.
    void onProgress(Runnable listener) {
        listeners.add(listener);
    }

    /// The last step that is accounted for, or 0.
    long told() {
        return account.copies.told();
    }

    Lives lives() {
        return account.lives;
    }

    CopyLedger copies() {
        return account.copies;
    }

    private void follow(@Nullable Trace trace) {
        Account now = account;
        if (trace == null || !trace.equals(now.trace)) {
            now = new Account(trace);
            account = now;
            progress.run();
        }
        work(now);
    }

    private void work(Account of) {
        Trace trace = of.trace;
        if (trace != null && of.copies.told() < trace.steps() && of.busy.compareAndSet(false, true)) {
            Thread.ofVirtual().name("chronicle").start(() -> read(of, trace));
        }
    }

    private void read(Account of, Trace trace) {
        try {
            while (of.equals(account) && of.copies.told() < trace.steps()) {
                long first = of.copies.told() + 1;
                read(of, trace.frames(first, Math.min(trace.steps(), first + STRIDE - 1)));
                progress.run();
            }
        } catch (UncheckedIOException | IllegalStateException traceClosed) {
            LOG.log(System.Logger.Level.DEBUG, "account ended early", traceClosed);
        } finally {
            of.busy.set(false);
        }
    }

    private static void read(Account of, Iterator<Frame> frames) {
        while (frames.hasNext()) {
            Frame frame = frames.next();
            of.lives.tell(of.last, frame);
            of.copies.tell(of.last, frame);
            of.last = frame;
        }
    }
}
