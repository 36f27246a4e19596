package io.bufferscope.trace;

/// A stretch of a trace that can be read by itself: it begins with a key frame.
///
/// @param before number of steps before it
/// @param offset where its key frame's section begins in the file
record Segment(long before, long offset) {}
