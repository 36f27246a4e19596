package io.bufferscope.picture.pool;

import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.UnpooledPool;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The answer to "Why here?": the chain of an allocator's real decisions between two states.
///
/// It is a pure function of the states. Netty's rules are applied to the state before; where the result is not what
/// the state after shows, or where other threads were at work meanwhile, it says that it cannot be known.
public final class WhyHere {

    private final PoolScene before;
    private final PoolScene after;

    private WhyHere(PoolScene before, PoolScene after) {
        this.before = before;
        this.after = after;
    }

    /// The decisions of a step.
    ///
    /// @param before the scene at the step before; [PoolScene#EMPTY] if there is none
    /// @param after the scene at the step
    /// @return decisions in their order about the buffer that the step allocated, moved or released (the last, if
    ///     there were several); empty if there is no such buffer
    public static List<Decision> of(PoolScene before, PoolScene after) {
        return new WhyHere(before, after).decisions();
    }

    private List<Decision> decisions() {
        Chain chain = new Chain();
        PoolBuffer placed = placed();
        PoolBuffer released = placed == null ? released() : null;
        PoolBuffer subject = placed == null ? released : placed;
        Pool pool = subject == null ? null : after.pool(subject.pool());
        if (subject == null || pool == null) {
            return List.of();
        }
        if (after.activity().running()) {
            chain.unknown("why.unknown.running");
        } else if (count() > 1) {
            chain.unknown("why.unknown.several", count());
        } else if (before.pool(pool.id()) == null && used(pool) > 1) {
            chain.unknown("why.unknown.first");
        } else if (placed != null) {
            placed(placed, pool, chain);
        } else {
            new WhyReleased(before, after, pool, chain).tell(subject);
        }
        return chain.decisions();
    }

    /// Number of buffers that an allocator has given out, or that it still has out where it does not count them.
    private static long used(Pool pool) {
        return switch (pool) {
            case PooledPool pooled ->
                pooled.arenas().stream()
                        .map(Arena::counters)
                        .mapToLong(it -> it.smallAllocations() + it.normalAllocations() + it.hugeAllocations())
                        .sum();
            case AdaptivePool adaptive ->
                adaptive.chunks().stream().mapToLong(WhyHere::used).sum();
            case UnpooledPool _ -> 0;
        };
    }

    private static long used(AdaptiveChunk chunk) {
        return switch (chunk) {
            case AdaptiveChunk.Segmented it -> it.segments() - it.free().count();
            case AdaptiveChunk.Buddies it -> it.claimed().size() - it.waiting().size();
            case AdaptiveChunk.OneOff _ -> 1;
        };
    }

    private void placed(PoolBuffer buffer, Pool pool, Chain chain) {
        Pool was = before.pool(pool.id());
        switch (pool) {
            case PooledPool now -> new WhyPooled(was instanceof PooledPool old ? old : null, now, chain).tell(buffer);
            case AdaptivePool now ->
                new WhyAdaptive(was instanceof AdaptivePool old ? old : null, now, chain).tell(buffer);
            case UnpooledPool _ -> chain.seen("why.unpooled");
        }
    }

    /// The last buffer that is new or lies elsewhere than before, views of others not among them.
    private @Nullable PoolBuffer placed() {
        return after.buffers().stream()
                .filter(this::isPlaced)
                .reduce((first, second) -> second)
                .orElse(null);
    }

    private boolean isPlaced(PoolBuffer buffer) {
        PoolBuffer old = before.buffer(buffer.id());
        return buffer.parent() == 0
                && (old == null
                        || old.chunk() != buffer.chunk()
                        || old.handle() != buffer.handle()
                        || old.identity() != buffer.identity());
    }

    private @Nullable PoolBuffer released() {
        return before.buffers().stream()
                .filter(this::isReleased)
                .reduce((first, second) -> second)
                .orElse(null);
    }

    private boolean isReleased(PoolBuffer buffer) {
        PoolBuffer now = after.buffer(buffer.id());
        return buffer.parent() == 0 && (now == null || now.refCnt() < buffer.refCnt() && now.refCnt() >= 0);
    }

    private long count() {
        return after.buffers().stream().filter(this::isPlaced).count()
                + before.buffers().stream().filter(this::isReleased).count();
    }
}
