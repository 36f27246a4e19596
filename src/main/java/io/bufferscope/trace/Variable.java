package io.bufferscope.trace;

/// A local variable or parameter of the watched program.
///
/// @param name name in the source
/// @param type its descriptor of the class file, such as `I` or `Ljava/nio/ByteBuffer;`
/// @param method index of the enclosing method in [Program#methods]
public record Variable(String name, String type, int method) {}
