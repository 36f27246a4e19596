package io.bufferscope.probe.pool;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Numbers for chunks by identity, which keep no chunk alive.
final class ChunkIds {

    private final Map<Integer, List<Numbered>> byHash = new HashMap<>();
    private int last;

    /// The number of a chunk, from 1; 0 for none.
    int of(@Nullable Object chunk) {
        if (chunk == null) {
            return 0;
        }
        List<Numbered> same = byHash.computeIfAbsent(System.identityHashCode(chunk), hash -> new ArrayList<>(1));
        for (Numbered numbered : same) {
            if (numbered.refersTo(chunk)) {
                return numbered.id;
            }
        }
        same.removeIf(numbered -> numbered.refersTo(null));
        same.add(new Numbered(chunk, ++last));
        return last;
    }

    private static final class Numbered extends WeakReference<Object> {

        private final int id;

        Numbered(Object chunk, int id) {
            super(chunk);
            this.id = id;
        }
    }
}
