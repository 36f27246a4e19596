/// Compiles a program in memory as `java FILE` does and weaves the probe's calls into it.
///
/// May use `trace` and the JDK's `java.lang.classfile` and `com.sun.source` only; nothing of the program is loaded or
/// run here. Start reading at [SourceCompiler], then [Weaver], then [MethodWeaver].
@NullMarked
package io.bufferscope.instrument;

import org.jspecify.annotations.NullMarked;
