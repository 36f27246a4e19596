package io.bufferscope.trace.pool;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Who has each place of a pooled allocator's chunks: a live buffer, a thread cache or nobody.
///
/// To Netty a place in a thread cache is in use; live is what is in use and in no cache. That holds as far as the
/// caches of all threads are known, which [Pool#certainty] tells.
public final class Occupancy {

    private final Map<Place, PoolBuffer> buffers = new HashMap<>();
    private final Map<Place, Integer> caches = new HashMap<>();

    private Occupancy() {}

    /// Who has what in an allocator.
    public static Occupancy of(PoolScene scene, PooledPool pool) {
        Occupancy all = new Occupancy();
        for (PoolBuffer buffer : scene.buffers()) {
            if (buffer.pool() == pool.id() && buffer.handle() != -1 && buffer.parent() == 0) {
                all.buffers.put(Place.of(buffer.chunk(), buffer.handle()), buffer);
            }
        }
        for (ThreadCache cache : pool.caches()) {
            for (CacheRegion region : cache.regions()) {
                for (CacheEntry entry : region.entries()) {
                    all.caches.put(Place.of(entry.chunk(), entry.handle()), cache.thread());
                }
            }
        }
        return all;
    }

    /// Who has a run.
    public Use of(Chunk chunk, Run run) {
        return switch (run.kind()) {
            case FREE -> Use.FREE;
            case SUBPAGE, UNDIVIDED -> new Use(State.SHARED, null, 0);
            case USED -> use(new Place(chunk.id(), run.firstPage(), 0));
        };
    }

    /// Who has an element of a subpage.
    public Use of(Chunk chunk, Subpage subpage, int element) {
        return subpage.used().get(element) ? use(new Place(chunk.id(), subpage.firstPage(), element)) : Use.FREE;
    }

    private Use use(Place place) {
        Integer thread = caches.get(place);
        return thread != null ? new Use(State.CACHED, null, thread) : new Use(State.LIVE, buffers.get(place), 0);
    }

    /// What a place is.
    public enum State {
        /// Nobody has it.
        FREE,
        /// A live buffer has it.
        LIVE,
        /// It was freed and waits in a thread's cache.
        CACHED,
        /// Several buffers or elements share it.
        SHARED
    }

    /// Who has a place.
    ///
    /// @param buffer the live buffer, if it is known by itself
    /// @param thread number of the thread whose cache has it, or 0
    public record Use(State state, @Nullable PoolBuffer buffer, int thread) {

        static final Use FREE = new Use(State.FREE, null, 0);
    }

    /// A run or an element of a chunk.
    private record Place(int chunk, int firstPage, int element) {

        static Place of(int chunk, long handle) {
            Handle bits = new Handle(handle);
            return new Place(chunk, bits.firstPage(), bits.element());
        }
    }
}
