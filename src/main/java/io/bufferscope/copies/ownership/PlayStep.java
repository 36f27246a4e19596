package io.bufferscope.copies.ownership;

import io.bufferscope.copies.Evidence;
import java.util.List;

/// A call of a play with what it really gave.
///
/// @param call as it would be written in Java
/// @param result what it returned, as text; empty for nothing
/// @param thrown class and message of what it threw, or an empty text
/// @param evidence [Evidence#SEEN], or [Evidence#MODELLED] for what would end this process
/// @param memory as it was read after the call
/// @param holders who has to do with the memory after the call, by the rule of the play
public record PlayStep(
        String call, String result, String thrown, Evidence evidence, Memory memory, List<Holder> holders) {

    public PlayStep {
        holders = List.copyOf(holders);
    }
}
