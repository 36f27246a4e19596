package io.bufferscope.picture.allocator;

import static java.util.Comparator.comparingInt;

import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Handle;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Subpage;
import org.jspecify.annotations.Nullable;

/// The arena, chunk and subpage that are drawn closely.
///
/// @param arena null if the allocator has none
/// @param chunk null if the arena has none
/// @param subpage null if the chunk has none
record Choice(
        @Nullable Arena arena,
        @Nullable Chunk chunk,
        @Nullable Subpage subpage) {

    /// What a view chose, as far as it is still there; else the places of the newest buffer.
    static Choice of(Sheet sheet, PooledPool pool) {
        PoolBuffer last = Newest.last(sheet.before(), sheet.scene(), pool.id());
        PoolView view = sheet.view();
        Chunk asked = pool.chunk(view.chunk());
        Arena arena = arena(pool, view, asked, last);
        if (arena == null) {
            return new Choice(null, null, null);
        }
        Chunk chunk = asked != null ? asked : chunk(arena, last);
        return new Choice(arena, chunk, chunk == null ? null : subpage(chunk, view, last));
    }

    /// The name of an arena in ids and views.
    static String name(Arena arena) {
        return (arena.direct() ? "direct:" : "heap:") + arena.index();
    }

    private static @Nullable Arena arena(
            PooledPool pool, PoolView view, @Nullable Chunk asked, @Nullable PoolBuffer last) {
        Arena named = pool.arenas().stream()
                .filter(it -> name(it).equals(view.arena()))
                .findFirst()
                .orElse(null);
        if (named != null && asked == null) {
            return named;
        }
        int wanted = asked != null ? asked.id() : last != null ? last.chunk() : 0;
        Arena holder = pool.arenas().stream()
                .filter(it -> holds(it, wanted))
                .findFirst()
                .orElse(null);
        return holder != null ? holder : busiest(pool);
    }

    private static boolean holds(Arena arena, int chunk) {
        return arena.chunks().anyMatch(it -> it.id() == chunk)
                || arena.huge().stream().anyMatch(it -> it.id() == chunk);
    }

    /// The arena with most chunks; of several the first that allocations prefer.
    private static @Nullable Arena busiest(PooledPool pool) {
        boolean preferred = pool.settings().preferDirect();
        return pool.arenas().stream()
                .max(comparingInt((Arena it) -> (int) it.chunks().count())
                        .thenComparingInt(it -> it.direct() == preferred ? 1 : 0)
                        .thenComparingInt(it -> -it.index()))
                .orElse(null);
    }

    private static @Nullable Chunk chunk(Arena arena, @Nullable PoolBuffer last) {
        int wanted = last == null ? 0 : last.chunk();
        return arena.chunks()
                .filter(it -> it.id() == wanted)
                .findFirst()
                .orElseGet(() -> arena.chunks()
                        .max(comparingInt(Chunk::usage).thenComparingInt(it -> -it.id()))
                        .orElse(null));
    }

    private static @Nullable Subpage subpage(Chunk chunk, PoolView view, @Nullable PoolBuffer last) {
        Subpage asked = view.page() < 0 ? null : chunk.subpage(view.page());
        if (asked != null) {
            return asked;
        }
        if (last != null && last.chunk() == chunk.id() && last.handle() != -1) {
            return chunk.subpage(new Handle(last.handle()).firstPage());
        }
        return chunk.subpages().isEmpty() ? null : chunk.subpages().getFirst();
    }
}
