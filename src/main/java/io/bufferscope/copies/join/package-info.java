/// Joining and splitting buffers: what is copied, what is only referred to, and when.
///
/// Uses `copies`, `copies.ride` and Netty. Start reading at [JoinPaths].
@NullMarked
package io.bufferscope.copies.join;

import org.jspecify.annotations.NullMarked;
