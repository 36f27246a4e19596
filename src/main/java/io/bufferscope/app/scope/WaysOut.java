package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Doors;
import io.bufferscope.app.shell.Sight;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.control.Button;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// The ways from this room into others: files that others show, and a button for the allocators of the run.
///
/// The button is there when the run has allocators, which is seen at the steps that are shown, and at the last one when
/// the run has ended.
final class WaysOut implements Sight, AutoCloseable {

    private final Player player;
    private final Supplier<String> name;
    private final Button button;
    private final Errand errand = new Errand("allocators");
    private @Nullable Doors doors;
    private @Nullable Trace asked;
    private @Nullable Trace known;

    /// @param name gives the name of the program that ran
    WaysOut(Words words, Player player, Supplier<String> name) {
        this.player = player;
        this.name = name;
        this.button = Controls.button(Feather.GRID, words.of("scope.allocators"), this::walk);
        Controls.name(button, words.of("scope.allocators.tip"));
        Controls.show(button, false);
        player.onMomentInTurn(this::shown);
        player.onGrowth(this::grown);
    }

    /// The button itself.
    Node button() {
        return button;
    }

    /// Takes the ways into other rooms.
    void lead(Doors ways) {
        doors = ways;
    }

    /// Opens a file in the room that can show it; does nothing for null.
    void open(@Nullable Path file) {
        if (doors != null && file != null) {
            doors.open(file);
        }
    }

    @Override
    public String name() {
        return name.get();
    }

    @Override
    public @Nullable Trace trace() {
        return player.trace();
    }

    @Override
    public long step() {
        return player.step();
    }

    @Override
    public void go(long step) {
        player.go(step);
    }

    private void walk() {
        if (doors != null) {
            player.pause();
            doors.lookAt(this);
        }
    }

    private void shown(Moment moment) {
        if (!moment.frame().pools().isEmpty()) {
            know(moment.trace());
        }
    }

    private void grown() {
        Trace trace = player.trace();
        if (trace != null && trace.steps() > 0 && !trace.ending().equals(Ending.RUNNING) && !trace.equals(asked)) {
            asked = trace;
            errand.ask(given -> trace.frame(trace.steps()).pools().isEmpty(), empty -> know(empty ? known : trace));
        }
        know(known);
    }

    private void know(@Nullable Trace withAllocators) {
        known = withAllocators;
        Controls.show(button, known != null && known.equals(player.trace()));
    }

    @Override
    public void close() {
        errand.close();
    }
}
