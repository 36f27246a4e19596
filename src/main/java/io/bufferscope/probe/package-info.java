/// What runs inside the watched JVM: the doors that woven code calls, the observers that read buffers, and the sender.
///
/// May use `java.base`, [io.bufferscope.trace.OpWriter] and its neighbours, and Netty, which is touched only after an
/// object of Netty's was met. Nothing here changes a buffer, keeps one alive, prints, or runs code of the program
/// while the lock of [Journal] is held. Start reading at [Hooks], then [Recorder], then [Scene].
@NullMarked
package io.bufferscope.probe;

import org.jspecify.annotations.NullMarked;
