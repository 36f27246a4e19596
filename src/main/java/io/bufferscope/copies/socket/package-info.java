/// Paths from memory to a socket, with the JDK's channels and with Netty's.
///
/// Uses `copies`, `copies.ride` and Netty. Start reading at [SocketPaths].
@NullMarked
package io.bufferscope.copies.socket;

import org.jspecify.annotations.NullMarked;
