package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.ChunkPeek;
import io.netty.buffer.MagazinePeek;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The reader and writer of the magazine groups of one adaptive allocator, and of all chunks that they lead to.
final class GroupsWriter implements MagazinePeek.Groups {

    private final int pool;
    private final ChunkIds ids;
    private final List<Group> groups = new ArrayList<>();
    private final Map<Integer, Object> chunks = new TreeMap<>();
    private int thread;

    GroupsWriter(int pool, ChunkIds ids) {
        this.pool = pool;
        this.ids = ids;
    }

    void clear() {
        groups.clear();
        chunks.clear();
    }

    /// The same, for the groups of a thread, or of all for 0.
    MagazinePeek.Groups of(int owner) {
        thread = owner;
        return this;
    }

    @Override
    public void group(boolean direct, int segmentSize) {
        groups.add(new Group(direct, segmentSize, thread, new ArrayList<>(), new ArrayList<>()));
    }

    @Override
    public void magazine(@Nullable Object current, @Nullable Object next, boolean locked) {
        groups.getLast().magazines.add(new int[] {id(current), id(next), locked ? 1 : 0});
    }

    @Override
    public void cached(Object chunk) {
        groups.getLast().cached.add(id(chunk));
    }

    private int id(@Nullable Object chunk) {
        if (chunk != null) {
            chunks.put(ids.of(chunk), chunk);
        }
        return ids.of(chunk);
    }

    /// Writes the groups, and all chunks.
    ///
    /// @param held chunks of live buffers, by number
    void write(PartStore store, Map<Integer, Object> held) {
        for (int i = 0; i < groups.size(); i++) {
            group(i, groups.get(i), store);
        }
        held.forEach((id, chunk) -> chunks.put(id, chunk));
        chunks.forEach((id, chunk) -> chunk(id, new ChunkPeek(chunk), store));
    }

    private void group(int index, Group group, PartStore store) {
        PartWriter part = store.part();
        part.flag(group.direct).u(group.segmentSize).u(group.thread).u(group.magazines.size());
        for (int[] magazine : group.magazines) {
            part.u(magazine[0]).u(magazine[1]).u(magazine[2]);
        }
        part.u(group.cached.size());
        group.cached.forEach(part::u);
        store.put(PoolPart.GROUP, pool, index, 0, part);
    }

    private void chunk(int id, ChunkPeek chunk, PartStore store) {
        if (chunk.freed()) {
            return;
        }
        PartWriter part = store.part();
        part.u(chunk.segmented() ? 0 : chunk.buddies() ? 1 : 2);
        part.flag(chunk.direct()).z(chunk.identity()).u(chunk.capacity());
        if (chunk.segmented()) {
            segments(chunk, part);
        } else if (chunk.buddies()) {
            blocks(part, chunk::claimed);
            blocks(part, chunk::returned);
        }
        store.put(PoolPart.ADAPTIVE_CHUNK, pool, id, 0, part);
    }

    private static void segments(ChunkPeek chunk, PartWriter part) {
        int size = chunk.segmentSize();
        int segments = chunk.segments();
        long[] free = new long[(segments + 63) / 64];
        int[] counts = new int[2];
        chunk.local((offset, length) -> counts[0] += mark(free, offset / size));
        chunk.external((offset, length) -> counts[1] += mark(free, offset / size));
        part.u(size).u(segments);
        for (long word : free) {
            part.word(word);
        }
        part.u(counts[0]).u(counts[1]).u(chunk.purgeEpoch());
    }

    private static int mark(long[] free, int segment) {
        free[segment / 64] |= 1L << segment % 64;
        return 1;
    }

    private static void blocks(PartWriter part, Consumer<ChunkPeek.Blocks> teller) {
        List<int[]> blocks = new ArrayList<>();
        teller.accept((offset, size) -> blocks.add(new int[] {offset, size}));
        part.u(blocks.size());
        blocks.forEach(block -> part.u(block[0]).u(block[1]));
    }

    /// A magazine group as it was read.
    private record Group(boolean direct, int segmentSize, int thread, List<int[]> magazines, List<Integer> cached) {}
}
