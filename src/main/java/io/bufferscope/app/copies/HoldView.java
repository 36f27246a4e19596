package io.bufferscope.app.copies;

import io.bufferscope.app.shell.Drawing;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.copies.ownership.Holder;
import io.bufferscope.copies.ownership.Memory;
import io.bufferscope.copies.ownership.PlayStep;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.copies.Hold;
import io.bufferscope.picture.copies.HoldLayout;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// The picture of who holds the memory of a play now.
final class HoldView extends Drawing {

    private final Manner manner;
    private @Nullable PlayStep step;

    HoldView(Manner manner) {
        super(manner);
        this.manner = manner;
    }

    /// Shows how it is after a step.
    ///
    /// @param now null for before the first
    void show(@Nullable PlayStep now) {
        step = now;
        redraw();
    }

    @Override
    protected Picture draw(double width) {
        Hold hold = hold(manner.words().messages(), step);
        setAccessibleText(hold.sentence());
        return HoldLayout.picture(hold, width);
    }

    private static Hold hold(Messages words, @Nullable PlayStep step) {
        if (step == null) {
            String nothing = words.text("plays.life.none");
            return new Hold(List.of(), "", Hold.State.ABSENT, nothing, "", "", nothing);
        }
        Memory memory = step.memory();
        List<Hold.Owner> owners = step.holders().stream()
                .map(holder -> new Hold.Owner(holder.name(words), tie(holder.claim()), holder.has(words)))
                .toList();
        String life = words.text("plays.life." + memory.life().name().toLowerCase(Locale.ROOT));
        String count = memory.count() == Memory.UNCOUNTED ? "" : "refCnt " + memory.count();
        String who =
                owners.stream().map(owner -> owner.name() + ": " + owner.has()).collect(Collectors.joining("; "));
        String known = step.evidence().word(words);
        String sentence = memory.what() + " · " + life + (count.isEmpty() ? "" : " · " + count) + ". " + who;
        return new Hold(owners, memory.what(), state(memory.life()), life, count, known, sentence);
    }

    private static Hold.Tie tie(Holder.Claim claim) {
        return switch (claim) {
            case HOLDS -> Hold.Tie.RIGHT;
            case KEEPS -> Hold.Tie.STALE;
            case DONE -> Hold.Tie.NONE;
        };
    }

    private static Hold.State state(Memory.Life life) {
        return switch (life) {
            case NONE -> Hold.State.ABSENT;
            case ALIVE -> Hold.State.ALIVE;
            case FREED -> Hold.State.FREED;
        };
    }
}
