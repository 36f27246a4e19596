package io.bufferscope.probe.pool;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PlacePeek;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// The places of all live buffers that are known, as they were read while their threads waited.
final class Places {

    private final ChunkIds ids;
    private final PlacePeek peek = new PlacePeek();
    private final Map<Integer, Object> adaptive = new LinkedHashMap<>();
    private int[] pools = new int[64];
    private int[] chunks = new int[64];
    private long[] handles = new long[64];
    private long[] identities = new long[64];
    private int[] hugeSizes = new int[64];
    private @Nullable Object[] arenas = new @Nullable Object[64];
    private int count;

    Places(ChunkIds ids) {
        this.ids = ids;
    }

    void clear() {
        Arrays.fill(arenas, 0, count, null);
        adaptive.clear();
        count = 0;
    }

    /// Reads where a buffer lies; the reader holds it until the next call.
    PlacePeek read(int pool, ByteBuf buffer) {
        peek.read(buffer);
        int chunk = ids.of(peek.chunk);
        if (peek.chunk != null && peek.handle == -1 && peek.hugeSize == 0) {
            adaptive.put(chunk, peek.chunk);
        }
        add(pool, chunk, peek.handle, peek.identity - (peek.arena == null ? 0 : peek.offset));
        hugeSizes[count - 1] = peek.hugeSize;
        arenas[count - 1] = peek.arena;
        return peek;
    }

    /// Adds the place of a buffer that cannot be asked any more.
    void add(int pool, int chunk, long handle, long identity) {
        if (count == pools.length) {
            grow();
        }
        pools[count] = pool;
        chunks[count] = chunk;
        handles[count] = handle;
        identities[count] = identity;
        hugeSizes[count] = 0;
        arenas[count] = null;
        count++;
    }

    private void grow() {
        int room = 2 * count;
        pools = Arrays.copyOf(pools, room);
        chunks = Arrays.copyOf(chunks, room);
        handles = Arrays.copyOf(handles, room);
        identities = Arrays.copyOf(identities, room);
        hugeSizes = Arrays.copyOf(hugeSizes, room);
        arenas = Arrays.copyOf(arenas, room);
    }

    /// Tells the number of every place in an allocator.
    void each(int pool, IntConsumer to) {
        for (int i = 0; i < count; i++) {
            if (pools[i] == pool) {
                to.accept(i);
            }
        }
    }

    int chunk(int place) {
        return chunks[place];
    }

    long handle(int place) {
        return handles[place];
    }

    long identity(int place) {
        return identities[place];
    }

    int hugeSize(int place) {
        return hugeSizes[place];
    }

    @Nullable
    Object arena(int place) {
        return arenas[place];
    }

    /// Chunks of adaptive allocators that live buffers lie in, by number.
    Map<Integer, Object> adaptive() {
        return adaptive;
    }
}
