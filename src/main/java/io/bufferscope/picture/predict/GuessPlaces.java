package io.bufferscope.picture.predict;

import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Run;
import io.bufferscope.trace.pool.Subpage;
import java.util.ArrayList;
import java.util.List;

/// The places that a next buffer could land at, to be walked by the keyboard.
public final class GuessPlaces {

    /// Places up to which elements are listed; the others are reached by a click.
    private static final int MOST = 400;

    private final List<Guess> places =
            new ArrayList<>(List.of(new Guess.Cache(), new Guess.NewChunk(), new Guess.Outside(), new Guess.Refused()));

    private GuessPlaces() {}

    /// The places of an allocator: those that are no part of a chunk, then runs,
    /// then elements that are free or cached.
    public static List<Guess> of(PoolScene scene, Pool pool) {
        GuessPlaces all = new GuessPlaces();
        if (pool instanceof PooledPool pooled) {
            Occupancy occupancy = Occupancy.of(scene, pooled);
            for (Arena arena : pooled.arenas()) {
                arena.chunks().forEach(chunk -> all.runs(chunk, occupancy));
            }
            pooled.chunks().forEach(chunk -> chunk.subpages().forEach(it -> all.elements(chunk, it, occupancy)));
        } else if (pool instanceof AdaptivePool adaptive) {
            adaptive.chunks().forEach(all::chunk);
        }
        return List.copyOf(all.places);
    }

    private void runs(Chunk chunk, Occupancy occupancy) {
        for (Run run : chunk.runs()) {
            if (run.kind() == Run.Kind.SUBPAGE || open(occupancy.of(chunk, run))) {
                places.add(new Guess.Pages(chunk.id(), run.firstPage()));
            }
        }
    }

    private void elements(Chunk chunk, Subpage subpage, Occupancy occupancy) {
        for (int element = 0; element < subpage.elements() && places.size() < MOST; element++) {
            if (open(occupancy.of(chunk, subpage, element))) {
                places.add(new Guess.Element(chunk.id(), subpage.firstPage(), element));
            }
        }
    }

    private static boolean open(Occupancy.Use use) {
        return use.state() == Occupancy.State.FREE || use.state() == Occupancy.State.CACHED;
    }

    private void chunk(AdaptiveChunk chunk) {
        switch (chunk) {
            case AdaptiveChunk.Segmented it -> {
                for (int i = 0; i < it.segments() && places.size() < MOST; i++) {
                    if (it.free().get(i) && (i == 0 || !it.free().get(i - 1))) {
                        places.add(GuessIds.stretch(it, i));
                    }
                }
            }
            case AdaptiveChunk.Buddies it -> places.add(new Guess.Stretch(it.id(), 0, it.capacity()));
            case AdaptiveChunk.OneOff _ -> {}
        }
    }
}
