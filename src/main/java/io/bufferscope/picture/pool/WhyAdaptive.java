package io.bufferscope.picture.pool;

import io.bufferscope.picture.pool.Decision.Place;
import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.MagazineGroup;
import io.bufferscope.trace.pool.PoolBuffer;
import org.jspecify.annotations.Nullable;

/// Why a buffer of an adaptive allocator lies where it lies.
///
/// @param before the allocator at the step before; null if it was not there
/// @param after the allocator at the step
record WhyAdaptive(@Nullable AdaptivePool before, AdaptivePool after, Chain chain) {

    void tell(PoolBuffer buffer) {
        AdaptiveChunk chunk = after.chunk(buffer.chunk());
        switch (chunk) {
            case null -> chain.unknown("why.unknown.place");
            case AdaptiveChunk.OneOff one -> chain.seen("why.adaptive.one", buffer.length(), one.capacity());
            case AdaptiveChunk.Segmented it -> {
                chain.seen("why.adaptive.class", buffer.length(), it.segmentSize(), it.segmentSize() - buffer.length());
                source(it, it.segmentSize());
                int segment = (int) buffer.offset() / it.segmentSize();
                chain.seenAt(new Place(it.id(), -1, segment), "why.adaptive.segment", segment, it.segments());
            }
            case AdaptiveChunk.Buddies it -> {
                chain.seen("why.adaptive.large", buffer.length(), buffer.maxLength());
                source(it, 0);
                chain.seenAt(new Place(it.id(), -1, -1), "why.adaptive.block", buffer.offset(), it.capacity());
            }
        }
    }

    /// Where the chunk came from.
    private void source(AdaptiveChunk chunk, int segmentSize) {
        MagazineGroup group = group(after, chunk, segmentSize);
        if (group == null) {
            chain.unknown("why.unknown.magazine");
        } else if (group.thread() == 0) {
            chain.seen("why.adaptive.shared", group.magazines().size());
        } else {
            chain.seen("why.adaptive.own", group.thread());
        }
        Place place = new Place(chunk.id(), -1, -1);
        if (before == null || before.chunk(chunk.id()) == null) {
            chain.seenAt(place, "why.adaptive.new", chunk.id(), chunk.capacity());
            return;
        }
        MagazineGroup old = group(before, chunk, segmentSize);
        if (old == null) {
            chain.unknown("why.unknown.magazine");
        } else if (old.magazines().stream().anyMatch(it -> it.current() == chunk.id())) {
            chain.seenAt(place, "why.adaptive.current", chunk.id());
        } else if (old.magazines().stream().anyMatch(it -> it.nextInLine() == chunk.id())) {
            chain.seenAt(place, "why.adaptive.next", chunk.id());
        } else {
            chain.seenAt(place, "why.adaptive.cached", chunk.id());
        }
    }

    /// The group that has a chunk in a magazine or in its cache.
    private static @Nullable MagazineGroup group(AdaptivePool pool, AdaptiveChunk chunk, int segmentSize) {
        return pool.groups().stream()
                .filter(it -> it.direct() == chunk.direct() && it.segmentSize() == segmentSize)
                .filter(it -> it.cached().contains(chunk.id())
                        || it.magazines().stream()
                                .anyMatch(at -> at.current() == chunk.id() || at.nextInLine() == chunk.id()))
                .findFirst()
                .orElse(null);
    }
}
