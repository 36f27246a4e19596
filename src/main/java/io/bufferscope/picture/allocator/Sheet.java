package io.bufferscope.picture.allocator;

import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import org.jspecify.annotations.Nullable;

/// What the parts of one picture share.
///
/// @param before the scene at the step before; null for none
/// @param placed the buffer that the step placed, or null
record Sheet(
        PoolScene scene,
        @Nullable PoolScene before,
        PoolView view,
        @Nullable PoolBuffer placed,
        Messages messages) {

    /// Where everything begins.
    static final double LEFT = 16;

    /// Least distance from the right edge.
    static final double RIGHT = 16;

    String say(String key, Object... arguments) {
        return messages.text(key, arguments);
    }

    /// Pixels between the margins.
    double room() {
        return view.width() - LEFT - RIGHT;
    }

    /// Whether this is the buffer that the step placed.
    boolean isPlaced(@Nullable PoolBuffer buffer) {
        return buffer != null && placed != null && buffer.id() == placed.id();
    }

    /// What a buffer is called: its name, or its number.
    static String name(PoolBuffer buffer) {
        return buffer.name().isEmpty() ? "#" + buffer.id() : buffer.name();
    }
}
