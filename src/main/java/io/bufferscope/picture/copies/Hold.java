package io.bufferscope.picture.copies;

import java.util.List;

/// Who has to do with a piece of memory, and whether it may be used, in words that are ready to be drawn.
///
/// @param owners by their order in the story
/// @param memory what it is; empty if there is none yet
/// @param life its state in a word
/// @param count references that are counted, in a few words, or empty
/// @param known how the state is known, in a word
/// @param sentence all of it for who cannot see
public record Hold(
        List<Owner> owners, String memory, State state, String life, String count, String known, String sentence) {

    public Hold {
        owners = List.copyOf(owners);
    }

    /// Somebody.
    ///
    /// @param has what they have of the memory, in a few words
    public record Owner(String name, Tie tie, String has) {}

    /// What ties somebody to the memory.
    public enum Tie {
        RIGHT,
        STALE,
        NONE
    }

    /// Whether the memory may be used.
    public enum State {
        ABSENT,
        ALIVE,
        FREED
    }
}
