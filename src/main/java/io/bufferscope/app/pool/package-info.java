/// The Pool room: Netty's allocators, played with in a JVM of their own and drawn from their state.
///
/// May use what `app` may. Start reading at [PoolRoom], then [PoolDesk] for the session and [PoolPane] for the picture.
@NullMarked
package io.bufferscope.app.pool;

import org.jspecify.annotations.NullMarked;
