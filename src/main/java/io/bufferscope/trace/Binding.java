package io.bufferscope.trace;

/// A variable of the running method with its value.
public record Binding(Variable variable, Value value) {}
