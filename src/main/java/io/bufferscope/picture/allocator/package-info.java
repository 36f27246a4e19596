/// Pictures of allocators: the layouts of pooled, adaptive and unpooled ones.
///
/// May use what `picture` may. Start reading at [PoolLayout], then [PooledDrawing].
@NullMarked
package io.bufferscope.picture.allocator;

import org.jspecify.annotations.NullMarked;
