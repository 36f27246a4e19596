/// What watches allocators inside the watched JVM, and the player that plays with them: commands in, steps out.
///
/// May use `java.base`, `java.management`, [io.bufferscope.trace.PartWriter] and its neighbours, Netty, and the
/// accessors
/// in Netty's own package. Start reading at [Player], then [PoolWatch], then [PooledWatch].
@NullMarked
package io.bufferscope.probe.pool;

import org.jspecify.annotations.NullMarked;
