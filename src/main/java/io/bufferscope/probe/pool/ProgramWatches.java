package io.bufferscope.probe.pool;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.FieldMap;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.SettingsPeek;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The watched allocators of a program, none of them kept alive.
final class ProgramWatches {

    private final ChunkIds ids;
    private final List<Entry> all = new ArrayList<>();
    private final List<String> missingPooled = FieldMap.missingPooled();
    private final List<String> missingAdaptive = FieldMap.missingAdaptive();
    private int last;

    ProgramWatches(ChunkIds ids) {
        this.ids = ids;
    }

    boolean any() {
        return !all.isEmpty();
    }

    boolean known(ByteBufAllocator allocator) {
        return find(allocator) != null;
    }

    private @Nullable PoolWatch find(ByteBufAllocator allocator) {
        for (Entry entry : all) {
            if (entry.allocator.refersTo(allocator)) {
                return entry.watch;
            }
        }
        return null;
    }

    /// The watch of an allocator, which is watched from now on.
    PoolWatch of(ByteBufAllocator allocator) {
        PoolWatch known = find(allocator);
        return known == null ? add(allocator) : known;
    }

    private PoolWatch add(ByteBufAllocator allocator) {
        PoolWatch watch = allocator instanceof PooledByteBufAllocator pooled
                ? pooled(pooled)
                : adaptive((AdaptiveByteBufAllocator) allocator);
        all.add(new Entry(new WeakReference<>(allocator), watch));
        return watch;
    }

    private PoolWatch pooled(PooledByteBufAllocator allocator) {
        WeakReference<@Nullable PooledByteBufAllocator> weak = new WeakReference<>(allocator);
        PooledSetup setup = missingPooled.isEmpty() ? PooledSetup.of(allocator) : PooledSetup.defaults();
        return new PooledWatch(++last, setup, weak::get, ids, missingPooled);
    }

    private PoolWatch adaptive(AdaptiveByteBufAllocator allocator) {
        WeakReference<@Nullable AdaptiveByteBufAllocator> weak = new WeakReference<>(allocator);
        boolean whole = missingAdaptive.isEmpty();
        boolean direct = !whole || SettingsPeek.preferDirect(allocator);
        boolean cached = whole && SettingsPeek.cachedMagazines(allocator);
        return new AdaptiveWatch(++last, direct, cached, weak::get, ids, missingAdaptive);
    }

    /// The watches of the allocators that are still there.
    List<Held> live() {
        List<Held> live = new ArrayList<>();
        all.removeIf(entry -> {
            ByteBufAllocator allocator = entry.allocator.get();
            if (allocator != null) {
                live.add(new Held(allocator, entry.watch));
            }
            return allocator == null;
        });
        return live;
    }

    /// A watch, and its allocator so that it stays while it is read.
    record Held(ByteBufAllocator allocator, PoolWatch watch) {}

    private record Entry(WeakReference<ByteBufAllocator> allocator, PoolWatch watch) {}
}
