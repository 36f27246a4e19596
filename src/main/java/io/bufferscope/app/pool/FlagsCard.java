package io.bufferscope.app.pool;

import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.AdaptiveSettings;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.PooledSettings;
import io.bufferscope.trace.pool.ThreadCache;
import io.bufferscope.trace.pool.UnpooledPool;
import java.util.Map;
import java.util.function.Supplier;
import javafx.scene.control.TitledPane;
import org.jspecify.annotations.Nullable;

/// Versions and flags that change the picture, each with how it is known and what changes it.
final class FlagsCard extends TitledPane implements PoolCard {

    private static final String FLAG = "-Dio.netty.allocator.";

    private final Words words;
    private final Supplier<@Nullable Trace> trace;
    private final Facts facts = new Facts();
    private @Nullable PoolMoment moment;

    /// @param trace gives what is shown
    FlagsCard(Words words, Supplier<@Nullable Trace> trace) {
        this.words = words;
        this.trace = trace;
        textProperty().bind(words.of("pool.card.flags"));
        setContent(facts);
        setExpanded(false);
        expandedProperty().subscribe(this::fill);
    }

    @Override
    public void show(PoolMoment next) {
        moment = next;
        fill();
    }

    private void fill() {
        facts.clear();
        PoolMoment now = moment;
        Trace of = trace.get();
        if (!isExpanded() || now == null || of == null) {
            return;
        }
        Map<String, String> known = of.environment().facts();
        machine(known);
        memory(now);
        switch (now.pool()) {
            case PooledPool pooled -> pooled(pooled);
            case AdaptivePool adaptive -> adaptive(adaptive.settings());
            case UnpooledPool unpooled -> preferDirect(unpooled.preferDirect());
            case null -> {}
        }
    }

    private void machine(Map<String, String> known) {
        told("netty", known.get("netty.version"), "");
        told("jdk", known.get("java.version"), "");
        String unsafe = known.get("netty.unsafe");
        String flag = "-Dio.netty.noUnsafe=false --sun-misc-unsafe-memory-access=allow";
        if (unsafe == null && feature(known.getOrDefault("java.version", "")) >= 25) {
            row("unsafe", yesNo(false), "documented", flag);
        } else {
            told("unsafe", unsafe == null ? null : yesNo(Boolean.parseBoolean(unsafe)), flag);
        }
        told("cleaner", known.get("netty.cleaner"), "--enable-native-access=ALL-UNNAMED");
        String type = known.getOrDefault("allocator", "");
        row("default", type.isEmpty() ? "adaptive" : type, type.isEmpty() ? "documented" : "seen", FLAG + "type");
    }

    private static int feature(String version) {
        String digits = version.replaceFirst("\\D.*", "");
        return digits.isEmpty() ? 0 : Integer.parseInt(digits);
    }

    private void memory(PoolMoment now) {
        long most = now.scene().memory().nettyMax();
        row("direct.most", ByteSize.of(most), most < 0 ? "hidden" : "seen", "-Dio.netty.maxDirectMemory");
        String thread = now.frame().thread().name();
        ThreadCache cache = now.pool() instanceof PooledPool pooled
                ? pooled.cache(now.frame().thread().id())
                : null;
        String kind =
                cache == null ? "—" : words.say(cache.fast() ? "pool.flag.thread.fast" : "pool.flag.thread.plain");
        facts.row(
                words.say("pool.flag.thread", thread),
                kind,
                words.say(cache == null ? "pool.known.unknown" : "pool.known.seen"),
                cache != null && cache.fast() ? "FastThreadLocalThread" : "");
    }

    private void pooled(PooledPool pool) {
        PooledSettings is = pool.settings();
        preferDirect(is.preferDirect());
        row("arenas", is.heapArenas() + " / " + is.directArenas(), "seen", FLAG + "numHeapArenas, numDirectArenas");
        row("page", ByteSize.of(is.pageSize()), "seen", FLAG + "pageSize");
        row("order", Integer.toString(is.maxOrder()), "seen", FLAG + "maxOrder");
        row("chunk", ByteSize.of(is.chunkSize()), "seen", "pageSize << maxOrder");
        row("cache.all", yesNo(is.cacheForAllThreads()), "seen", FLAG + "useCacheForAllThreads");
        row(
                "cache.sizes",
                is.smallCacheSize() + " / " + is.normalCacheSize(),
                "seen",
                FLAG + "smallCacheSize, normalCacheSize");
        row("cache.most", ByteSize.of(is.maxCachedCapacity()), "seen", FLAG + "maxCachedBufferCapacity");
        row("trim", Integer.toString(is.trimInterval()), "seen", FLAG + "cacheTrimInterval");
        row("alignment", ByteSize.exact(is.alignment()), "seen", FLAG + "directMemoryCacheAlignment");
        long multiple = BaseAlignment.of(pool);
        if (multiple > 0) {
            row("bases", ByteSize.exact(multiple), "about", "");
        }
    }

    private void adaptive(AdaptiveSettings is) {
        preferDirect(is.preferDirect());
        row("magazines", yesNo(is.cachedMagazines()), "seen", FLAG + "useCachedMagazinesForNonEventLoopThreads");
        row("low", yesNo(is.lowMemory()), "seen", FLAG + "lowMemory, -Xmx");
    }

    private void preferDirect(boolean direct) {
        row("prefer", yesNo(direct), "seen", "-Dio.netty.noPreferDirect");
    }

    private String yesNo(boolean yes) {
        return words.say(yes ? "pool.flag.yes" : "pool.flag.no");
    }

    /// A fact that the watched JVM told, if it did.
    private void told(String what, @Nullable String value, String flag) {
        if (value == null || value.isEmpty()) {
            row(what, "—", "unknown", flag);
        } else {
            row(what, value, "seen", flag);
        }
    }

    private void row(String what, String value, String known, String flag) {
        facts.row(words.say("pool.flag." + what), value, words.say("pool.known." + known), flag);
    }
}
