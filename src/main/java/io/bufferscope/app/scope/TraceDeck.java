package io.bufferscope.app.scope;

import io.bufferscope.app.present.Deck;
import io.bufferscope.app.present.Slide;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Narration;
import io.bufferscope.picture.Narrator;
import io.bufferscope.picture.TapeLayout;
import io.bufferscope.picture.TapeOptions;
import io.bufferscope.trace.Diff;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Program;
import io.bufferscope.trace.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A trace as slides: each step with its sentence, its line and its tapes.
final class TraceDeck implements Deck {

    private final Player player;
    private final Trace trace;
    private final Lives lives;
    private final Messages messages;
    private final Narrator narrator;
    private final TapeLayout layout;
    private final List<String> lines;

    /// @param trace what the player shows, with at least one step
    TraceDeck(Player player, Trace trace, Lives lives, Messages messages) {
        this.player = player;
        this.trace = trace;
        this.lives = lives;
        this.messages = messages;
        this.narrator = new Narrator(messages, trace.program());
        this.layout = new TapeLayout(messages);
        this.lines = trace.program().source().lines().toList();
    }

    @Override
    public String name() {
        return trace.program().fileName();
    }

    @Override
    public long size() {
        return player.ticks().size();
    }

    @Override
    public long start() {
        return player.step() - 1;
    }

    @Override
    public Slide slide(long index) {
        Frame frame = trace.frame(index + 1);
        @Nullable Frame before = index == 0 ? null : trace.frame(index);
        Program program = trace.program();
        Narration told =
                narrator.tell(before, frame, before == null ? List.of() : Diff.between(before, frame));
        String subtitle = messages.text("present.trace", program.fileName(), index + 1, size());
        return Slide.of(told, subtitle, List.of())
                .showing(width -> layout.picture(frame, before, TapeOptions.of(width), lives), null)
                .quoting(code(frame.site().line()));
    }

    private Slide.Code code(int line) {
        return line < 1 || line > lines.size()
                ? Slide.Code.NONE
                : new Slide.Code(line, List.of(lines.get(line - 1).strip()));
    }
}
