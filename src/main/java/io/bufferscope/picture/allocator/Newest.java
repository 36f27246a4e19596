package io.bufferscope.picture.allocator;

import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import org.jspecify.annotations.Nullable;

/// The buffer that a step placed.
final class Newest {

    private Newest() {}

    /// The last buffer that is new or lies elsewhere than before; null if there is none.
    static @Nullable PoolBuffer of(@Nullable PoolScene before, PoolScene after) {
        return after.buffers().stream()
                .filter(buffer -> buffer.parent() == 0 && placed(before, buffer))
                .reduce((first, second) -> second)
                .orElse(null);
    }

    private static boolean placed(@Nullable PoolScene before, PoolBuffer buffer) {
        PoolBuffer old = before == null ? null : before.buffer(buffer.id());
        return old == null
                || old.chunk() != buffer.chunk()
                || old.handle() != buffer.handle()
                || old.identity() != buffer.identity();
    }

    /// What the step placed, else the buffer that was made last and still lives; null if there is none.
    static @Nullable PoolBuffer last(@Nullable PoolScene before, PoolScene after, int pool) {
        PoolBuffer placed = of(before, after);
        if (placed != null && placed.pool() == pool) {
            return placed;
        }
        return after.buffers().stream()
                .filter(buffer -> buffer.parent() == 0 && buffer.pool() == pool)
                .reduce((first, second) -> second)
                .orElse(null);
    }
}
