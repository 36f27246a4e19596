/// Paths of a protobuf message from Java to native code and back, through the foreign function and memory API.
///
/// Uses `copies`, `copies.ride`, Netty and protobuf-java; calls `memcmp` and `memcpy` of the C library. Start reading
/// at
/// [ForeignPaths].
@NullMarked
package io.bufferscope.copies.foreign;

import org.jspecify.annotations.NullMarked;
