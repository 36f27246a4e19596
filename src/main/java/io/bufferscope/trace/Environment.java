package io.bufferscope.trace;

import java.util.SortedMap;

/// What the watched JVM was like: versions and flags that change what is seen.
///
/// @param facts text by key, such as `java.version`, `netty.version`, `os`, `allocator`, `thread`
public record Environment(SortedMap<String, String> facts) {}
