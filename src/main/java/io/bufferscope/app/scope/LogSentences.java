package io.bufferscope.app.scope;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.StepLog;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/// The sentences of a trace, made by the page in the background when they are asked for.
///
/// Of what was asked for only the newest pages are made, so scrolling through a long trace never queues up work.
/// JavaFX thread only.
final class LogSentences implements AutoCloseable {

    private static final int PAGE = 64;
    private static final int MOST_PAGES = 200;
    private static final int MOST_WANTED = 3;

    private final ExecutorService teller = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("log-teller").factory());
    private final Runnable onMore;
    private final Map<Integer, List<String>> pages = new LinkedHashMap<>(16, 0.75f, true);
    private final Deque<Integer> wanted = new ArrayDeque<>();
    private @Nullable StepLog log;
    private int generation;
    private boolean busy;

    /// @param onMore told when more sentences are there
    LogSentences(Runnable onMore) {
        this.onMore = onMore;
    }

    /// Tells another trace, or the same in another language.
    void open(@Nullable Trace trace, Messages messages) {
        generation++;
        pages.clear();
        wanted.clear();
        busy = false;
        log = trace == null ? null : new StepLog(messages, trace);
    }

    /// The sentence of a step; null while it is being made.
    @Nullable
    String of(int step) {
        int page = (step - 1) / PAGE;
        int place = (step - 1) % PAGE;
        List<String> known = pages.get(page);
        if (known != null && place < known.size()) {
            return known.get(place);
        }
        want(page);
        return null;
    }

    @Override
    public void close() {
        teller.shutdownNow();
    }

    private void want(int page) {
        if (wanted.contains(page)) {
            return;
        }
        wanted.addLast(page);
        while (wanted.size() > MOST_WANTED) {
            wanted.removeFirst();
        }
        next();
    }

    private void next() {
        StepLog telling = log;
        Integer page = busy || telling == null ? null : wanted.peekLast();
        if (telling != null && page != null && !teller.isShutdown()) {
            busy = true;
            int mine = generation;
            teller.execute(() -> {
                List<String> told = tell(telling, page);
                FxThread.later(() -> take(mine, page, told));
            });
        }
    }

    private void take(int of, int page, List<String> told) {
        if (of != generation) {
            return;
        }
        busy = false;
        wanted.remove(page);
        pages.put(page, told);
        if (pages.size() > MOST_PAGES) {
            pages.remove(pages.keySet().iterator().next());
        }
        onMore.run();
        next();
    }

    /// Tells a page; nothing if the trace was closed meanwhile.
    private static List<String> tell(StepLog log, int page) {
        List<String> told = new ArrayList<>(PAGE);
        long first = (long) page * PAGE + 1;
        long last = Math.min(first + PAGE - 1, log.trace().steps());
        try {
            log.tell(first, last, (frame, narration) -> told.add(narration.text()));
        } catch (IllegalStateException | UncheckedIOException closed) {
            return List.of();
        }
        return told;
    }
}
