package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Shortcut;
import io.bufferscope.app.shell.Words;
import io.bufferscope.trace.Cursor;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.Ticks;
import io.bufferscope.view.TimelineBar;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// What leads the cursor to the steps that matter: jumps, breakpoints, bookmarks, the call stack, the timeline's words.
final class TimeTools implements BreakpointsCard.Actions, AutoCloseable {

    private final Player player;
    private final ScopePanes panes;
    private final Words words;
    private final TimelineBar bar;
    private final FileMemory memory;
    private final Breakpoints breakpoints = new Breakpoints();
    private final BookmarksCard bookmarks;
    private final CallStackCard stack;
    private final ThreadLog threads;
    private final HistoryPane history;
    private final Errand tips = new Errand("tip-reader");
    private final Errand jumps = new Errand("change-reader");
    private @Nullable Path program;

    /// @param folder where the user's own things are kept, or null
    TimeTools(Player player, ScopePanes panes, Manner manner, @Nullable Path folder) {
        this.player = player;
        this.panes = panes;
        this.words = manner.words();
        this.bar = panes.timeline().bar();
        this.memory = new FileMemory(folder);
        this.bookmarks = new BookmarksCard(words, player::go, this::bookmarksChanged);
        this.stack = new CallStackCard(words, player::go);
        this.threads = new ThreadLog(bar::lanes);
        this.history = new HistoryPane(manner, player::go, player::scrub);
        panes.addCards(List.of(stack, new BreakpointsCard(words, breakpoints, this), bookmarks));
        panes.addBelowTapes(history);
        panes.timeline().addTools(jumpButtons(), new TimelineLegend(manner));
        follow();
    }

    private void follow() {
        player.pauseAt(breakpoints);
        player.onGrowth(this::grown);
        player.onMomentInTurn(stack::show);
        player.onMomentInTurn(this::showHistory);
        panes.tapes().onSelect(history::select);
        panes.source().stops().onClick(breakpoints::toggle);
        panes.source().stops().onShift(breakpoints::shift);
        breakpoints.onChange(this::breakpointsChanged);
        breakpoints.onHits(bar::marksChanged);
        bar.hits(breakpoints.hits());
        bar.onHover(this::hover);
        bookmarks.open(List.of());
    }

    private JumpButtons jumpButtons() {
        return new JumpButtons(
                words,
                new JumpButtons.Pair(Feather.EDIT_2, "change", this::previousChange, this::nextChange),
                new JumpButtons.Pair(Feather.ALERT_TRIANGLE, "throw", this::previousThrow, this::nextThrow),
                new JumpButtons.Pair(Feather.TERMINAL, "output", this::previousOutput, this::nextOutput));
    }

    private void nextThrow() {
        player.next(Ticks.THREW);
    }

    private void previousThrow() {
        player.previous(Ticks.THREW);
    }

    private void nextOutput() {
        player.next(Ticks.PRINTED);
    }

    private void previousOutput() {
        player.previous(Ticks.PRINTED);
    }

    /// Takes what is remembered of a program.
    void open(Path next) {
        program = null;
        FileMemory.Remembered remembered = memory.load(next);
        breakpoints.open(remembered.breakpoints());
        bookmarks.open(remembered.bookmarks());
        program = next;
        followTrace();
    }

    /// Breakpoints are asked over, and bookmarks shown on, a recording of their own program only.
    private void followTrace() {
        Trace trace = player.trace();
        Path of = program;
        boolean own =
                trace != null && of != null && trace.program().fileName().equals(String.valueOf(of.getFileName()));
        breakpoints.watch(own ? trace : null);
        bar.bookmarks(own ? bookmarks.list().stream().map(Bookmark::step).toList() : List.of());
    }

    /// The keys for what is here.
    List<Shortcut> shortcuts() {
        return List.of(
                Shortcut.outsideText("keys.breakpoint", this::toggleHere, "B"),
                Shortcut.everywhere("keys.breakpoint.caret", this::toggleAtCaret, "Shortcut+F8"),
                Shortcut.outsideText("keys.next.throw", this::nextThrow, "E"),
                Shortcut.outsideText("keys.previous.throw", this::previousThrow, "Shift+E"),
                Shortcut.outsideText("keys.next.output", this::nextOutput, "O"),
                Shortcut.outsideText("keys.previous.output", this::previousOutput, "Shift+O"),
                Shortcut.everywhere("keys.next.hit", this::nextHit, "F8"),
                Shortcut.everywhere("keys.previous.hit", this::previousHit, "Shift+F8"),
                Shortcut.everywhere("keys.bookmark", () -> bookmarks.toggle(player.step()), "Shortcut+B"));
    }

    /// To the next change of the selected tape, or of any.
    void nextChange() {
        if (panes.tapes().selected() == 0) {
            player.next(Ticks.CHANGED | Ticks.THREW);
        } else {
            change(cursor -> cursor.nextChange(panes.tapes().selected()));
        }
    }

    /// To the change before of the selected tape, or of any.
    void previousChange() {
        if (panes.tapes().selected() == 0) {
            player.previous(Ticks.CHANGED | Ticks.THREW);
        } else {
            change(cursor -> cursor.previousChange(panes.tapes().selected()));
        }
    }

    private void change(UnaryOperator<Cursor> move) {
        Trace trace = player.trace();
        if (trace != null) {
            Cursor here = new Cursor(trace, player.step());
            jumps.ask(stale -> move.apply(here).step(), player::go);
        }
    }

    @Override
    public void toggleHere() {
        Moment moment = player.moment();
        if (moment == null || moment.frame().event() == Event.OUTPUT) {
            toggleAtCaret();
        } else {
            breakpoints.toggle(moment.frame().site().line());
        }
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
        stack.close();
        threads.close();
        history.close();
        tips.close();
        jumps.close();
    }

    private void grown() {
        followTrace();
        threads.watch(player.trace(), player.ticks());
        history.grown();
        if (player.trace() == null) {
            stack.clear();
            history.clear();
            jumps.forget();
        }
    }

    private void showHistory(Moment moment) {
        history.select(panes.tapes().selected());
        history.show(moment);
    }

    private void hover(long step) {
        Trace trace = player.trace();
        if (step == 0 || trace == null) {
            tips.forget();
        } else {
            tips.ask(stale -> trace.frame(step), frame -> bar.tell(step, StepWords.of(words, frame)));
        }
    }

    private void breakpointsChanged() {
        panes.source().stops().show(breakpoints.signs());
        remember();
    }

    private void bookmarksChanged() {
        followTrace();
        remember();
    }

    private void remember() {
        Path of = program;
        if (of != null) {
            memory.save(of, new FileMemory.Remembered(breakpoints.list(), bookmarks.list()));
        }
    }
}
