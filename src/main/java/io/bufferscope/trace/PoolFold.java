package io.bufferscope.trace;

import io.bufferscope.trace.pool.PoolScene;
import java.util.HashMap;
import java.util.Map;

/// The scene that a set of parts makes, for who writes parts and wants to know what a reader will see.
public final class PoolFold {

    private final Map<PoolPart.Key, byte[]> known = new HashMap<>();
    private final PoolParts parts = new PoolParts();
    private final PoolPartReader reader = new PoolPartReader();

    /// The scene of these parts and no others; quick if most of them are the same arrays as before.
    ///
    /// @throws IllegalStateException if a part cannot be read
    public PoolScene scene(Map<PoolPart.Key, byte[]> now) {
        try {
            known.keySet().removeIf(key -> {
                boolean gone = !now.containsKey(key);
                if (gone) {
                    parts.remove(key);
                }
                return gone;
            });
            for (Map.Entry<PoolPart.Key, byte[]> part : now.entrySet()) {
                if (known.put(part.getKey(), part.getValue()) != part.getValue()) {
                    parts.put(part.getKey(), reader.read(part.getKey(), part.getValue()));
                }
            }
            return parts.scene();
        } catch (TraceFormatException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
