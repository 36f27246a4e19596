package io.bufferscope.probe.pool;

import io.netty.buffer.ByteBuf;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// The live buffers of the program that came from watched allocators, none of them kept alive.
///
/// One that is collected before its release was seen is no more listed, since its release may only have been unseen;
/// if it was leaked, its place stays used all the same.
final class ProgramBuffers {

    private final Map<Integer, List<ProgramBuffer>> byHash = new HashMap<>();
    private final Map<Integer, ProgramBuffer> byId = new TreeMap<>();
    private int last;

    /// The buffer with this root, or null.
    @Nullable
    ProgramBuffer find(ByteBuf root) {
        for (ProgramBuffer buffer : byHash.getOrDefault(System.identityHashCode(root), List.of())) {
            if (buffer.refersTo(root)) {
                return buffer;
            }
        }
        return null;
    }

    ProgramBuffer add(PoolWatch pool, int thread, ByteBuf root, ByteBuf met) {
        ProgramBuffer buffer = new ProgramBuffer(++last, pool, thread, root, met);
        byHash.computeIfAbsent(System.identityHashCode(root), hash -> new ArrayList<>(1))
                .add(buffer);
        byId.put(last, buffer);
        return buffer;
    }

    /// Reads them all, and drops those that are no more.
    void read(Places places, ChunkIds ids) {
        boolean dropped = byId.values().removeIf(buffer -> !buffer.read(places, ids));
        if (dropped) {
            for (Iterator<List<ProgramBuffer>> all = byHash.values().iterator(); all.hasNext(); ) {
                List<ProgramBuffer> same = all.next();
                same.removeIf(ProgramBuffer::gone);
                if (same.isEmpty()) {
                    all.remove();
                }
            }
        }
    }

    void write(PartStore store, ToIntFunction<Object> tapes) {
        byId.values().forEach(buffer -> buffer.write(store, tapes));
    }
}
