package io.bufferscope.trace.pool.stop;

import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolFigures;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.stop.Meeting.What;
import org.jspecify.annotations.Nullable;

/// What happened to buffers and memory from one state to the next.
final class BufferEvents {

    private BufferEvents() {}

    static @Nullable Meeting released(PoolScene before, PoolScene after, String name) {
        for (PoolBuffer buffer : before.buffers()) {
            boolean meant =
                    name.isEmpty() ? known(buffer, after) : buffer.name().equals(name);
            if (meant && buffer.parent() == 0 && buffer.refCnt() > 0 && gone(after.buffer(buffer.id()))) {
                return Meeting.of(What.RELEASED, buffer.name());
            }
        }
        return null;
    }

    /// Whether a buffer would be in the list if it lived: those of a workload that runs freely are in none.
    private static boolean known(PoolBuffer buffer, PoolScene after) {
        String workload = after.activity().workload();
        return after.activity().listed() || !buffer.name().startsWith(workload + "-");
    }

    private static boolean gone(@Nullable PoolBuffer now) {
        return now == null || now.refCnt() == 0;
    }

    static @Nullable Meeting limit(PoolScene before, PoolScene after, long bytes, @Nullable String thrown) {
        if (bytes > 0) {
            long now = reserved(after);
            return now >= bytes && reserved(before) < bytes ? Meeting.of(What.REACHED, now, bytes) : null;
        }
        if (thrown != null && thrown.contains("OutOf")) {
            return Meeting.of(What.REFUSED, thrown.substring(thrown.lastIndexOf('.') + 1));
        }
        long failed = after.activity().failed() - before.activity().failed();
        return failed > 0 ? Meeting.of(What.FAILED, failed) : null;
    }

    private static long reserved(PoolScene scene) {
        long reserved = 0;
        for (Pool pool : scene.pools()) {
            reserved += Math.max(0, PoolFigures.of(scene, pool).reserved());
        }
        return reserved;
    }
}
