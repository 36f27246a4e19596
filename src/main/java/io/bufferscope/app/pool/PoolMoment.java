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
record PoolMoment(Frame frame, PoolScene scene, PoolScene before) {

    static PoolMoment of(Moment moment) {
        Frame old = moment.before();
        return new PoolMoment(moment.frame(), moment.frame().pools(), old == null ? PoolScene.EMPTY : old.pools());
    }

    /// The allocator that is used now; null if there is none yet.
    @Nullable
    Pool pool() {
        return PoolLayout.pool(scene, PoolView.of(0));
    }

    /// Buffers that can be named in a command, the last made first.
    List<PoolBuffer> named() {
        return scene.buffers().reversed().stream()
                .filter(buffer -> !buffer.name().isEmpty() && buffer.fate() == PoolBuffer.Fate.HELD)
                .toList();
    }
}
