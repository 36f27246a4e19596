package io.bufferscope.picture.predict;

import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Handle;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.UnpooledPool;
import org.jspecify.annotations.Nullable;

/// Where a buffer really landed, read off the states before and after.
///
/// @param kind what kind of place it is
/// @param chunk id of the chunk, or 0
/// @param page first page of its run, or -1
/// @param pages pages of its run, or 0
/// @param element number of its element, or -1
/// @param offset its first byte in the chunk
/// @param fresh whether the chunk was not there before
/// @param cached whether the place lay in a thread cache before
public record Landing(
        Kind kind, int chunk, int page, int pages, int element, long offset, boolean fresh, boolean cached) {

    /// Kinds of places.
    public enum Kind {
        /// A run of pages.
        RUN,
        /// An element of a subpage.
        ELEMENT,
        /// A segment or block of an adaptive allocator's chunk.
        PIECE,
        /// Memory of its own.
        OUTSIDE,
        /// It threw.
        NOWHERE
    }

    /// Where a buffer landed; null if the states do not tell.
    ///
    /// @param name the name that it was given in this step
    public static @Nullable Landing of(PoolScene before, PoolScene after, String name) {
        PoolBuffer buffer = after.buffer(name);
        Pool pool = buffer == null ? null : after.pool(buffer.pool());
        if (buffer == null || pool == null) {
            return plain(Kind.NOWHERE, 0, false);
        }
        Pool old = before.pool(pool.id());
        return switch (pool) {
            case PooledPool now -> pooled(old instanceof PooledPool same ? same : null, now, buffer);
            case AdaptivePool now -> adaptive(old instanceof AdaptivePool same ? same : null, now, buffer);
            case UnpooledPool _ -> plain(Kind.OUTSIDE, 0, true);
        };
    }

    private static Landing plain(Kind kind, int chunk, boolean fresh) {
        return new Landing(kind, chunk, -1, 0, -1, 0, fresh, false);
    }

    private static @Nullable Landing pooled(@Nullable PooledPool old, PooledPool now, PoolBuffer buffer) {
        if (now.chunk(buffer.chunk()) == null) {
            boolean huge = buffer.length() > now.settings().chunkSize();
            return huge ? plain(Kind.OUTSIDE, buffer.chunk(), true) : null;
        }
        if (buffer.handle() == -1) {
            return null;
        }
        Handle handle = new Handle(buffer.handle());
        return new Landing(
                handle.subpage() ? Kind.ELEMENT : Kind.RUN,
                buffer.chunk(),
                handle.firstPage(),
                handle.pages(),
                handle.subpage() ? handle.element() : -1,
                buffer.offset(),
                old == null || old.chunk(buffer.chunk()) == null,
                old != null && lay(old, buffer));
    }

    private static boolean lay(PooledPool pool, PoolBuffer buffer) {
        return pool.caches().stream()
                .flatMap(cache -> cache.regions().stream())
                .flatMap(region -> region.entries().stream())
                .anyMatch(entry -> entry.chunk() == buffer.chunk() && entry.handle() == buffer.handle());
    }

    private static @Nullable Landing adaptive(@Nullable AdaptivePool old, AdaptivePool now, PoolBuffer buffer) {
        AdaptiveChunk chunk = now.chunk(buffer.chunk());
        if (chunk == null) {
            return null;
        }
        boolean fresh = old == null || old.chunk(chunk.id()) == null;
        return chunk instanceof AdaptiveChunk.OneOff
                ? plain(Kind.OUTSIDE, chunk.id(), fresh)
                : new Landing(Kind.PIECE, chunk.id(), -1, 0, -1, buffer.offset(), fresh, false);
    }

    /// Whether a guess was right.
    public boolean answers(Guess guess) {
        return switch (guess) {
            case Guess.Pages it -> !fresh && it.chunk() == chunk && it.page() == page;
            case Guess.Element it -> !fresh && it.chunk() == chunk && it.page() == page && it.element() == element;
            case Guess.Stretch it ->
                kind == Kind.PIECE && !fresh && it.chunk() == chunk && it.from() <= offset && offset < it.to();
            case Guess.Cache _ -> cached;
            case Guess.NewChunk _ -> fresh && (kind == Kind.RUN || kind == Kind.ELEMENT || kind == Kind.PIECE);
            case Guess.Outside _ -> kind == Kind.OUTSIDE;
            case Guess.Refused _ -> kind == Kind.NOWHERE;
        };
    }
}
