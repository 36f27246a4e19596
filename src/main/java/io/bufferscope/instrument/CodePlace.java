package io.bufferscope.instrument;

import org.jspecify.annotations.Nullable;

/// The place of a library's method in its source.
///
/// @param className binary name of the class that has the code
/// @param method its name; that of the class for a constructor
/// @param file name of the source file, or null if the class file does not tell
/// @param firstLine first line of its body, or 0 if the class file does not tell or there is no body
/// @param lastLine last line of its body, or 0
public record CodePlace(
        String className, String method, @Nullable String file, int firstLine, int lastLine) {}
