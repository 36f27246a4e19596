package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.MagazinePeek;
import io.netty.buffer.PlacePeek;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A watched `AdaptiveByteBufAllocator`.
final class AdaptiveWatch implements PoolWatch {

    private static final int EXACT = 0;
    private static final int NOT_OBSERVABLE = 2;

    private final int id;
    private final boolean preferDirect;
    private final boolean cachedMagazines;
    private final AdaptiveByteBufAllocator allocator;
    private final List<String> missing;
    private final @Nullable MagazinePeek peek;
    private final GroupsWriter groups;
    private final Map<PlayerThread, Own> own = new LinkedHashMap<>();
    private long heap;
    private long direct;

    /// @param cachedMagazines whether fast threads that are no event loops have magazines of their own too
    /// @param missing fields that this version of Netty does not have
    AdaptiveWatch(int id, boolean preferDirect, boolean cachedMagazines, ChunkIds ids, List<String> missing) {
        this.id = id;
        this.preferDirect = preferDirect;
        this.cachedMagazines = cachedMagazines;
        this.missing = missing;
        allocator = new AdaptiveByteBufAllocator(preferDirect, cachedMagazines);
        peek = missing.isEmpty() ? new MagazinePeek(allocator) : null;
        groups = new GroupsWriter(id, ids);
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public ByteBufAllocator allocator() {
        return allocator;
    }

    @Override
    public void read(Collection<PlayerThread> threads) {
        heap = allocator.usedHeapMemory();
        direct = allocator.usedDirectMemory();
        own.keySet().retainAll(threads);
        groups.clear();
        if (peek != null) {
            peek.shared(groups.of(0));
            own.forEach((thread, magazines) -> {
                MagazinePeek.own(magazines.heap, false, groups.of(thread.number()));
                MagazinePeek.own(magazines.direct, true, groups.of(thread.number()));
            });
        }
    }

    @Override
    public void write(PartStore store, Places places) {
        PartWriter part = store.part();
        part.u(PoolPart.ADAPTIVE).text(allocator.getClass().getName()).text("adaptive");
        part.flag(preferDirect).flag(cachedMagazines).flag(peek != null && MagazinePeek.lowMemory());
        int[] sizes = peek == null ? new int[0] : MagazinePeek.sizes();
        part.u(sizes.length);
        for (int size : sizes) {
            part.u(size);
        }
        store.put(PoolPart.POOL, id, 0, 0, part);
        PartWriter counters = store.part().z(heap).z(direct).z(-1).z(-1);
        counters.u(missing.isEmpty() ? EXACT : NOT_OBSERVABLE).u(missing.size());
        missing.forEach(counters::text);
        store.put(PoolPart.COUNTERS, id, 0, 0, counters);
        groups.write(store, places.adaptive());
    }

    @Override
    public synchronized void meet(PlayerThread thread) {
        if (peek != null) {
            Object heapGroups = peek.ofThisThread(false);
            Object directGroups = peek.ofThisThread(true);
            if (heapGroups != null || directGroups != null) {
                own.put(thread, new Own(heapGroups, directGroups));
            }
        }
    }

    @Override
    public int cacheThread(PlacePeek place) {
        return 0;
    }

    @Override
    public boolean trim() {
        return false;
    }

    @Override
    public String stats() {
        return "usedHeapMemory: " + allocator.usedHeapMemory() + "; usedDirectMemory: " + allocator.usedDirectMemory();
    }

    /// The magazine groups of a thread.
    private record Own(@Nullable Object heap, @Nullable Object direct) {}
}
