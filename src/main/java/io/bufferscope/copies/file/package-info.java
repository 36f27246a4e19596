/// Paths from a file to a socket, right ones and the one that loses data.
///
/// Uses `copies`, `copies.ride`, `copies.socket` and Netty. Start reading at [FilePaths].
@NullMarked
package io.bufferscope.copies.file;

import org.jspecify.annotations.NullMarked;
