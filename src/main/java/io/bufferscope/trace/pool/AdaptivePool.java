package io.bufferscope.trace.pool;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// The state of an `AdaptiveByteBufAllocator`, Netty 4.2's default.
///
/// Netty keeps no list of all its chunks: those of known buffers, of magazines and of caches are here, so a chunk that
/// only unknown buffers hold is not.
///
/// @param settings how it was built
/// @param groups shared groups (heap, then direct), then groups of threads
/// @param chunks the chunks that are known, by ascending id
public record AdaptivePool(
        int id,
        String className,
        String label,
        AdaptiveSettings settings,
        PoolCounters counters,
        Certainty certainty,
        List<String> missing,
        List<MagazineGroup> groups,
        List<AdaptiveChunk> chunks)
        implements Pool {

    /// The chunk with this id, or null.
    public @Nullable AdaptiveChunk chunk(int chunk) {
        return chunks.stream().filter(it -> it.id() == chunk).findFirst().orElse(null);
    }
}
