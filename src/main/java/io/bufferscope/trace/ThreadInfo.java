package io.bufferscope.trace;

/// A thread of the watched program.
///
/// @param id number in order of appearance, from 1
/// @param name its name when it was first seen; may be empty
public record ThreadInfo(int id, String name, boolean virtual) {}
