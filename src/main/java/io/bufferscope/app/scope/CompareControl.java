package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.trace.Alignment;
import io.bufferscope.view.FxThread;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.scene.Node;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// The comparison of two runs: aligned in the background, shown in the place of the panes until it is ended.
///
/// JavaFX thread only.
final class CompareControl implements AutoCloseable {

    private final ExecutorService aligner = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("aligner").factory());
    private final Player player;
    private final RunTree runs;
    private final Consumer<@Nullable Node> stage;
    private final ComparePane pane;
    private @Nullable ComparedRuns shown;
    private int asked;

    /// @param stage shows a node in the place of the panes, or the panes again if it is null
    CompareControl(Player player, Manner manner, RunTree runs, Consumer<@Nullable Node> stage) {
        this.player = player;
        this.runs = runs;
        this.stage = stage;
        this.pane = new ComparePane(manner, this::toDifference, this::end);
        player.onMoment(this::show);
        player.onGrowth(this::endIfLeft);
    }

    /// Compares a run, at the left, with another.
    void compare(KeptRun first, KeptRun second) {
        int mine = ++asked;
        aligner.execute(() -> {
            Alignment alignment = Alignment.of(first.trace(), second.trace());
            FxThread.later(() -> {
                if (mine == asked && !alignment.pairs().isEmpty()) {
                    open(new ComparedRuns(first, second, alignment));
                }
            });
        });
    }

    /// The keys of the comparison that is shown.
    List<Shortcut> shortcuts() {
        return shown == null ? List.of() : List.of(Shortcut.outsideText("compare.close", this::end, "Esc"));
    }

    private void open(ComparedRuns opened) {
        KeptRun run = runs.shown();
        if (run != null) {
            long begin = opened.begin(run, player.step());
            shown = opened;
            pane.take(opened);
            player.open(opened.left(), begin);
            stage.accept(pane);
        }
    }

    private void toDifference() {
        ComparedRuns now = shown;
        if (now != null) {
            player.go(now.difference());
        }
    }

    private void show(Moment moment) {
        ComparedRuns now = shown;
        if (now != null && moment.trace().equals(now.left())) {
            pane.show(moment.step(), Duration.INDEFINITE);
        }
    }

    /// Another trace was opened: the comparison is over.
    private void endIfLeft() {
        ComparedRuns now = shown;
        if (now != null && !now.left().equals(player.trace())) {
            shown = null;
            pane.clear();
            stage.accept(null);
        }
    }

    /// Goes on with the run whose source is shown, at the step that was looked at.
    void end() {
        ComparedRuns now = shown;
        KeptRun run = runs.shown();
        if (now != null && run != null) {
            player.open(run.trace(), player.step() == 0 ? 0 : now.step(run, player.step()));
        }
    }

    @Override
    public void close() {
        asked++;
        aligner.shutdownNow();
    }
}
