package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolCounters;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Run;
import io.bufferscope.trace.pool.ThreadCache;
import java.util.List;
import java.util.Locale;
import javafx.scene.layout.VBox;

/// The figures of the allocator, each with how it is known.
final class CountersCard extends VBox implements PoolCard {

    private final Words words;
    private final Facts facts = new Facts();

    CountersCard(Words words) {
        this.words = words;
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("pool.card.counters"), AppStyles.CARD_TITLE), facts);
    }

    @Override
    public void show(PoolMoment moment) {
        facts.clear();
        Pool pool = moment.pool();
        if (pool == null) {
            return;
        }
        live(moment, pool);
        PoolCounters counters = pool.counters();
        bytes("pool.counter.heap", counters.usedHeap());
        bytes("pool.counter.direct", counters.usedDirect());
        bytes("pool.counter.pinned.heap", counters.pinnedHeap());
        bytes("pool.counter.pinned.direct", counters.pinnedDirect());
        if (pool instanceof PooledPool pooled) {
            cache(pooled);
            fragmentation(pooled);
        }
    }

    private void live(PoolMoment moment, Pool pool) {
        if (!moment.scene().activity().listed()) {
            bytes("pool.counter.live", moment.scene().activity().liveBytes());
            return;
        }
        List<PoolBuffer> live = moment.scene().buffers().stream()
                .filter(buffer -> buffer.pool() == pool.id() && buffer.parent() == 0)
                .toList();
        long asked = live.stream().mapToLong(PoolBuffer::requested).sum();
        long places = live.stream()
                .mapToLong(buffer -> Math.max(buffer.maxLength(), buffer.length()))
                .sum();
        bytes("pool.counter.live", asked);
        String waste = places == 0 ? "—" : percent(places - asked, places);
        facts.row(words.say("pool.counter.waste"), waste, words.say("pool.known.computed"));
    }

    private void bytes(String key, long bytes) {
        facts.row(words.say(key), ByteSize.of(bytes), words.say(bytes < 0 ? "pool.known.hidden" : "pool.known.seen"));
    }

    private void cache(PooledPool pool) {
        long hits = pool.caches().stream().mapToLong(ThreadCache::hits).sum();
        long misses = pool.caches().stream().mapToLong(ThreadCache::misses).sum();
        String share = hits + misses == 0 ? "—" : percent(hits, hits + misses) + " (" + hits + ")";
        facts.row(words.say("pool.counter.hits"), share, words.say("pool.known.seen"));
    }

    private void fragmentation(PooledPool pool) {
        long free = pool.chunks().mapToLong(Chunk::freeBytes).sum();
        long largest = pool.chunks().mapToLong(chunk -> largest(pool, chunk)).sum();
        String share = free == 0 ? "—" : percent(free - largest, free);
        facts.row(words.say("pool.counter.fragmentation"), share, words.say("pool.known.computed"));
    }

    private static long largest(PooledPool pool, Chunk chunk) {
        return chunk.runs().stream()
                .filter(run -> run.kind() == Run.Kind.FREE)
                .mapToLong(run -> (long) run.pages() * pool.settings().pageSize())
                .max()
                .orElse(0);
    }

    private static String percent(long part, long whole) {
        return String.format(Locale.ROOT, "%.1f %%", 100.0 * part / whole);
    }
}
