package io.bufferscope.app.scope;

import io.bufferscope.trace.Output;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.FxThread;
import io.bufferscope.view.Ticks;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/// What a program printed, by step: a fold over its trace, made in the background.
final class OutputLog implements AutoCloseable {

    private record Piece(long step, Output output) {}

    private static final int MOST_PIECES = 50_000;
    private static final int MOST_CHARS = 20_000;

    private final ExecutorService reader = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("output-reader").factory());
    private final Runnable onMore;
    private final List<Piece> pieces = new ArrayList<>();
    private int generation;
    private long read;

    /// @param onMore told on the JavaFX thread when there are more pieces
    OutputLog(Runnable onMore) {
        this.onMore = onMore;
    }

    /// Forgets all.
    void clear() {
        generation++;
        pieces.clear();
        read = 0;
    }

    /// Reads what came since.
    void grow(Trace trace, Ticks ticks) {
        List<Long> steps = new ArrayList<>();
        while (read < ticks.size()) {
            read++;
            if ((ticks.kinds(read) & Ticks.PRINTED) != 0 && pieces.size() + steps.size() < MOST_PIECES) {
                steps.add(read);
            }
        }
        if (!steps.isEmpty()) {
            int mine = generation;
            reader.execute(() -> deliver(mine, read(trace, steps)));
        }
    }

    /// What was printed up to a step, oldest first; only the end of it if it is long.
    List<Output> upTo(long step) {
        List<Output> seen = new ArrayList<>();
        int chars = 0;
        for (Piece piece : pieces.reversed()) {
            if (piece.step() <= step && chars < MOST_CHARS) {
                seen.add(piece.output());
                chars += piece.output().text().length();
            }
        }
        return seen.reversed();
    }

    @Override
    public void close() {
        reader.shutdownNow();
    }

    private static List<Piece> read(Trace trace, List<Long> steps) {
        List<Piece> found = new ArrayList<>();
        for (long step : steps) {
            for (Output output : trace.frame(step).output()) {
                found.add(new Piece(step, output));
            }
        }
        return found;
    }

    private void deliver(int of, List<Piece> found) {
        FxThread.later(() -> {
            if (of == generation) {
                pieces.addAll(found);
                onMore.run();
            }
        });
    }
}
