package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Moment;
import io.bufferscope.picture.allocator.PoolLayout;
import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the cards show: the scene at a step, with the one before.
///
/// @param chosen the [Pool#id] that is looked at, or 0 for the newest
record PoolMoment(Frame frame, PoolScene scene, PoolScene before, int chosen) {

    static PoolMoment of(Moment moment, int chosen) {
        Frame old = moment.before();
        PoolScene before = old == null ? PoolScene.EMPTY : old.pools();
        return new PoolMoment(moment.frame(), moment.frame().pools(), before, chosen);
    }

    /// The allocator that is looked at; null if there is none yet.
    @Nullable
    Pool pool() {
        return PoolLayout.pool(scene, PoolView.of(0).withPool(chosen));
    }

    /// Buffers that can be named in a command, the last made first.
    List<PoolBuffer> named() {
        return scene.buffers().reversed().stream()
                .filter(buffer -> !buffer.name().isEmpty() && buffer.fate() == PoolBuffer.Fate.HELD)
                .toList();
    }
}
