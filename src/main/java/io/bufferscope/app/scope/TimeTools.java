package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Event;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// What leads the cursor to the steps that matter: breakpoints and bookmarks, remembered for each program.
final class TimeTools implements BreakpointsCard.Actions, AutoCloseable {

    private final Player player;
    private final ScopePanes panes;
    private final FileMemory memory;
    private final Breakpoints breakpoints = new Breakpoints();
    private @Nullable Path program;

    TimeTools(Player player, ScopePanes panes, Words words, @Nullable Path folder) {
        this.player = player;
        this.panes = panes;
        this.memory = new FileMemory(folder);
        panes.addCards(List.of(new BreakpointsCard(words, breakpoints, this)));
        player.pauseAt(breakpoints);
        player.onGrowth(() -> breakpoints.watch(player.trace()));
        panes.source().stops().onClick(breakpoints::toggle);
        panes.source().stops().onShift(breakpoints::shift);
        panes.timeline().bar().hits(breakpoints.hits());
        breakpoints.onChange(this::changed);
        breakpoints.onHits(panes.timeline().bar()::marksChanged);
    }

    /// Takes what is remembered of a program.
    void open(Path next) {
        program = null;
        FileMemory.Remembered remembered = memory.load(next);
        breakpoints.open(remembered.breakpoints());
        program = next;
    }

    /// The room's shortcuts and those for what is here.
    List<Shortcut> with(Shortcut... others) {
        return Stream.concat(Stream.of(others), shortcuts()).toList();
    }

    private Stream<Shortcut> shortcuts() {
        return Stream.of(
                Shortcut.outsideText("keys.breakpoint", this::toggleHere, "B"),
                Shortcut.everywhere("keys.breakpoint.caret", this::toggleAtCaret, "Shortcut+F8"),
                Shortcut.everywhere("keys.next.hit", this::nextHit, "F8"),
                Shortcut.everywhere("keys.previous.hit", this::previousHit, "Shift+F8"));
    }

    @Override
    public void toggleHere() {
        Moment moment = player.moment();
        boolean atStep = moment != null && moment.frame().event() != Event.OUTPUT;
        breakpoints.toggle(
                atStep ? moment.frame().site().line() : panes.source().stops().caretLine());
    }

    private void toggleAtCaret() {
        breakpoints.toggle(panes.source().stops().caretLine());
    }

    @Override
    public void nextHit() {
        long hit = breakpoints.next(player.step());
        player.go(hit == Long.MAX_VALUE ? player.step() : hit);
    }

    @Override
    public void previousHit() {
        long hit = breakpoints.previous(player.step());
        player.go(hit == 0 ? player.step() : hit);
    }

    @Override
    public void close() {
        breakpoints.close();
    }

    private void changed() {
        panes.source().stops().show(breakpoints.signs());
        Path of = program;
        if (of != null) {
            memory.save(of, new FileMemory.Remembered(breakpoints.list(), List.of()));
        }
    }
}
