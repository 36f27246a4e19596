package io.bufferscope.copies.ownership;

import io.bufferscope.l10n.Messages;
import java.util.List;
import java.util.function.Consumer;

/// A small play about who owns a buffer.
///
/// @param id name in keys
/// @param breaksRule whether it shows the failure; else the right way
public record Play(String id, Ownership ownership, boolean breaksRule, Consumer<Script> plot) {

    /// All of them.
    public static List<Play> all() {
        return List.of(
                new Play("borrow", Ownership.BORROWED, false, BorrowedPlays::right),
                new Play("kept-segment", Ownership.BORROWED, true, BorrowedPlays::keptSegment),
                new Play("kept-slice", Ownership.BORROWED, true, BorrowedPlays::keptSlice),
                new Play("other-thread", Ownership.BORROWED, true, BorrowedPlays::otherThread),
                new Play("byte-order", Ownership.BORROWED, true, BorrowedPlays::byteOrder),
                new Play("hand-over", Ownership.OWNED, false, OwnedPlays::right),
                new Play("released-twice", Ownership.OWNED, true, OwnedPlays::releasedTwice),
                new Play("never-released", Ownership.OWNED, true, OwnedPlays::neverReleased),
                new Play("closed-twice", Ownership.OWNED, true, OwnedPlays::closedTwice),
                new Play("wrong-allocator", Ownership.OWNED, true, OwnedPlays::wrongAllocator),
                new Play("retain", Ownership.SHARED, false, SharedPlays::right),
                new Play("changed-after-send", Ownership.SHARED, true, SharedPlays::changedAfterSend),
                new Play("child-released-twice", Ownership.SHARED, true, SharedPlays::childReleasedTwice));
    }

    /// Plays it for real.
    public List<PlayStep> play() {
        Script script = new Script();
        plot.accept(script);
        return script.steps();
    }

    public String title(Messages words) {
        return words.text("copies.play." + id);
    }

    /// What it teaches.
    public String moral(Messages words) {
        return words.text("copies.moral." + id);
    }
}
