package io.bufferscope.trace.pool;

import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The state of a `PooledByteBufAllocator`.
///
/// @param settings how it was built
/// @param sizes its size classes
/// @param arenas heap arenas by index, then direct arenas by index
/// @param caches the caches of the threads that were seen using it, by ascending thread
public record PooledPool(
        int id,
        String className,
        String label,
        PooledSettings settings,
        PoolCounters counters,
        Certainty certainty,
        List<String> missing,
        SizeTable sizes,
        List<Arena> arenas,
        List<ThreadCache> caches)
        implements Pool {

    /// Every chunk of every arena, in the order of arenas and lists.
    public Stream<Chunk> chunks() {
        return arenas.stream().flatMap(Arena::chunks);
    }

    /// The chunk with this id, or null.
    public @Nullable Chunk chunk(int chunk) {
        return chunks().filter(it -> it.id() == chunk).findFirst().orElse(null);
    }

    /// The arena, or null.
    ///
    /// @param index its index among the arenas of its kind, from 0
    public @Nullable Arena arena(boolean direct, int index) {
        return arenas.stream()
                .filter(it -> it.direct() == direct && it.index() == index)
                .findFirst()
                .orElse(null);
    }

    /// The cache of a thread, or null if the thread has not used this allocator.
    public @Nullable ThreadCache cache(int thread) {
        return caches.stream().filter(it -> it.thread() == thread).findFirst().orElse(null);
    }
}
