package io.bufferscope.trace;

import org.jspecify.annotations.Nullable;

/// An exception that left a call.
///
/// @param className binary name of its class
/// @param message its own message, cut after 500 characters; null if it has none
public record Thrown(String className, @Nullable String message) {}
