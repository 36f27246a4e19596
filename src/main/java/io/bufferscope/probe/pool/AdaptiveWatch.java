package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.MagazinePeek;
import java.lang.ref.WeakReference;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A watched `AdaptiveByteBufAllocator`.
final class AdaptiveWatch implements PoolWatch {

    private static final int EXACT = 0;
    private static final int APPROXIMATE = 1;
    private static final int NOT_OBSERVABLE = 2;

    private final int id;
    private final boolean preferDirect;
    private final boolean cachedMagazines;
    private final Supplier<@Nullable AdaptiveByteBufAllocator> source;
    private final List<String> missing;
    private final GroupsWriter groups;
    private final Map<PoolThread, Own> own = new LinkedHashMap<>();
    private long heap;
    private long direct;

    /// @param cachedMagazines whether fast threads that are no event loops have magazines of their own too
    /// @param source gives the allocator; null once the garbage collector has taken it
    /// @param missing fields that this version of Netty does not have
    AdaptiveWatch(
            int id,
            boolean preferDirect,
            boolean cachedMagazines,
            Supplier<@Nullable AdaptiveByteBufAllocator> source,
            ChunkIds ids,
            List<String> missing) {
        this.id = id;
        this.preferDirect = preferDirect;
        this.cachedMagazines = cachedMagazines;
        this.missing = missing;
        this.source = source;
        groups = new GroupsWriter(id, ids);
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public AdaptiveByteBufAllocator allocator() {
        return Objects.requireNonNull(source.get());
    }

    private boolean readable() {
        return missing.isEmpty();
    }

    @Override
    public void read(Collection<? extends PoolThread> threads) {
        AdaptiveByteBufAllocator allocator = allocator();
        heap = allocator.usedHeapMemory();
        direct = allocator.usedDirectMemory();
        own.keySet().retainAll(threads);
        groups.clear();
        if (readable()) {
            new MagazinePeek(allocator).shared(groups.of(0));
            own.forEach((thread, magazines) -> {
                MagazinePeek.own(magazines.heap.get(), false, groups.of(thread.number()));
                MagazinePeek.own(magazines.direct.get(), true, groups.of(thread.number()));
            });
        }
    }

    @Override
    public void write(PartStore store, Places places, boolean exact) {
        PartWriter part = store.part();
        part.u(PoolPart.ADAPTIVE).text(AdaptiveByteBufAllocator.class.getName()).text("adaptive");
        part.flag(preferDirect).flag(cachedMagazines).flag(readable() && MagazinePeek.lowMemory());
        int[] sizes = readable() ? MagazinePeek.sizes() : new int[0];
        part.u(sizes.length);
        for (int size : sizes) {
            part.u(size);
        }
        store.put(PoolPart.POOL, id, 0, 0, part);
        counters(store, exact);
        groups.write(store, places.adaptive());
        groups.clear();
    }

    @Override
    public void counters(PartStore store, boolean exact) {
        PartWriter counters = store.part().z(heap).z(direct).z(-1).z(-1);
        int certainty = exact ? EXACT : APPROXIMATE;
        counters.u(readable() ? certainty : NOT_OBSERVABLE).u(missing.size());
        missing.forEach(counters::text);
        store.put(PoolPart.COUNTERS, id, 0, 0, counters);
    }

    @Override
    public synchronized void meet(PoolThread thread) {
        if (readable()) {
            MagazinePeek peek = new MagazinePeek(allocator());
            Object heapGroups = peek.ofThisThread(false);
            Object directGroups = peek.ofThisThread(true);
            if (heapGroups != null || directGroups != null) {
                own.put(thread, new Own(new WeakReference<>(heapGroups), new WeakReference<>(directGroups)));
            }
        }
    }

    @Override
    public String stats() {
        AdaptiveByteBufAllocator allocator = allocator();
        return "usedHeapMemory: " + allocator.usedHeapMemory() + "; usedDirectMemory: " + allocator.usedDirectMemory();
    }

    /// The magazine groups of a thread.
    private record Own(WeakReference<@Nullable Object> heap, WeakReference<@Nullable Object> direct) {}
}
