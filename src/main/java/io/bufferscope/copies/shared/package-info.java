/// An analogue of one-sided writes that works without an adapter: two processes that map the same file.
///
/// It is an analogue, no RDMA: a processor still copies the bytes, but the receiver's takes no part. Uses `copies` and
/// `session`. Start reading at [SharedMemory].
@NullMarked
package io.bufferscope.copies.shared;

import org.jspecify.annotations.NullMarked;
