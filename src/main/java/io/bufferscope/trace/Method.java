package io.bufferscope.trace;

/// A method of the watched program.
///
/// @param owner binary name of its class, such as `demo.Main$Inner`
/// @param name name in the source; `lambda in main` for the body of a lambda, `new` for a constructor and
///     `static` for a static initialiser
/// @param descriptor descriptor of the class file, such as `(I)V`
/// @param woven false if the method was too large to be watched and runs as the compiler made it
public record Method(String owner, String name, String descriptor, boolean woven) {}
