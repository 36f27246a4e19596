package io.bufferscope.picture;

/// A danger that a tape's memory is in, with the words that explain it.
///
/// @param tape the [io.bufferscope.trace.Tape#id] that is in danger
/// @param badge a word or two, such as `stale`
/// @param sentence why, and what it means
record Hazard(int tape, String badge, String sentence) {}
