package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.trace.pool.CacheRegion;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.ThreadCache;
import javafx.scene.control.Label;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The thread caches, thread by thread and size class by size class, with what Netty counts of them and what it does
/// not.
final class CachesCard extends TitledPane implements PoolCard {

    private static final int MOST = 12;

    private final Words words;
    private final VBox content = new VBox();
    private @Nullable PoolMoment moment;

    CachesCard(Words words) {
        this.words = words;
        content.getStyleClass().add(AppStyles.CARD_FORM);
        textProperty().bind(words.of("pool.card.caches"));
        setContent(content);
        setExpanded(false);
        expandedProperty().subscribe(this::fill);
    }

    @Override
    public void show(PoolMoment next) {
        moment = next;
        fill();
    }

    private void fill() {
        content.getChildren().clear();
        PoolMoment now = moment;
        if (!isExpanded() || now == null) {
            return;
        }
        if (!(now.pool() instanceof PooledPool pool)) {
            say(words.say("pool.caches.none"), AppStyles.MUTED);
            return;
        }
        pool.caches().stream().limit(MOST).forEach(cache -> cache(pool, cache, before(now, pool, cache)));
        if (pool.caches().size() > MOST) {
            say(words.say("pool.caches.more", pool.caches().size() - MOST), AppStyles.MUTED);
        }
        say(words.say("pool.caches.uncounted"), AppStyles.MUTED);
    }

    private static @Nullable ThreadCache before(PoolMoment now, PooledPool pool, ThreadCache cache) {
        return now.before().pool(pool.id()) instanceof PooledPool old ? old.cache(cache.thread()) : null;
    }

    private void cache(PooledPool pool, ThreadCache cache, @Nullable ThreadCache before) {
        say(cache.threadName() + " · " + words.say(cache.fast() ? "pool.kind.fast" : "pool.flag.thread.plain"), "");
        if (!cache.caching()) {
            String why = pool.settings().smallCacheSize() == 0 ? "pool.pic.cache.off" : "pool.pic.cache.plain";
            say(words.say(why), AppStyles.MUTED);
            return;
        }
        Facts facts = new Facts();
        content.getChildren().add(facts);
        String known = words.say(cache.certainty() == Certainty.EXACT ? "pool.known.seen" : "pool.known.about");
        facts.row(words.say("pool.caches.entries"), Integer.toString(cache.entries()), known);
        facts.row(words.say("pool.caches.hits"), Integer.toString(cache.hits()), known);
        facts.row(words.say("pool.caches.misses"), Integer.toString(cache.misses()), words.say("pool.known.computed"));
        facts.row(
                words.say("pool.caches.next"),
                Integer.toString(Math.max(0, cache.trimInterval() - cache.uses())),
                known);
        cache.regions().stream()
                .filter(region -> !region.entries().isEmpty() || region.hits() > 0)
                .forEach(region -> region(facts, region, known));
        if (before != null && before.hits() > cache.hits()) {
            say(words.say("pool.caches.trimmed", before.entries(), cache.entries()), AppStyles.SENTENCE);
        }
    }

    private void region(Facts facts, CacheRegion region, String known) {
        String memory = words.say(region.direct() ? "pool.pic.direct" : "pool.pic.heap");
        String figure = words.say("pool.caches.region", region.entries().size(), region.capacity(), region.hits());
        facts.row(memory + ", " + ByteSize.of(region.size()), figure, known);
    }

    private void say(String text, String style) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        if (!style.isEmpty()) {
            label.getStyleClass().add(style);
        }
        content.getChildren().add(label);
    }
}
