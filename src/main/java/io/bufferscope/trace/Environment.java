package io.bufferscope.trace;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/// What the watched JVM was like: versions and flags that change what is seen.
///
/// @param facts text by key, such as `java.version`, `netty.version`, `os`, `allocator`, `thread`
public record Environment(SortedMap<String, String> facts) {

    /// The facts in lines `key=value`; other lines are left out.
    public static Environment parse(String lines) {
        SortedMap<String, String> facts = new TreeMap<>();
        lines.lines().forEach(line -> {
            int equals = line.indexOf('=');
            if (equals > 0) {
                facts.put(line.substring(0, equals), line.substring(equals + 1));
            }
        });
        return new Environment(Collections.unmodifiableSortedMap(facts));
    }
}
