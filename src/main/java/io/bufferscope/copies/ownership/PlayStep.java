package io.bufferscope.copies.ownership;

import io.bufferscope.copies.Evidence;

/// A call of a play with what it really gave.
///
/// @param call as it would be written in Java
/// @param result what it returned, as text; empty for nothing
/// @param thrown class and message of what it threw, or an empty text
/// @param evidence [Evidence#SEEN], or [Evidence#MODELLED] for what would end this process
public record PlayStep(String call, String result, String thrown, Evidence evidence) {}
