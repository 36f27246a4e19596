package io.bufferscope.cli;

import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.CacheRegion;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.ChunkList;
import io.bufferscope.trace.pool.Magazine;
import io.bufferscope.trace.pool.MagazineGroup;
import io.bufferscope.trace.pool.MemoryView;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolCounters;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.PooledSettings;
import io.bufferscope.trace.pool.Run;
import io.bufferscope.trace.pool.Subpage;
import io.bufferscope.trace.pool.ThreadCache;
import io.bufferscope.trace.pool.UnpooledPool;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.stream.Collectors;

/// The state of allocators as text for a terminal.
///
/// Pages and elements are one character each: `#` live, `c` in a thread cache, `.` free, `?` in use by one or several
/// buffers that are not known by themselves; a page of a subpage is `s`.
///
/// @param out where it goes
record PoolText(PrintWriter out) {

    private static final int MOST_BUFFERS = 40;
    private static final int MOST_ELEMENTS = 128;

    void print(PoolScene scene) {
        for (Pool pool : scene.pools()) {
            switch (pool) {
                case PooledPool pooled -> pooled(scene, pooled);
                case AdaptivePool adaptive -> adaptive(adaptive);
                case UnpooledPool unpooled -> title(unpooled, "");
            }
        }
        buffers(scene);
        memory(scene.memory());
    }

    private void title(Pool pool, String how) {
        String simple = pool.className().substring(pool.className().lastIndexOf('.') + 1);
        out.println("  " + simple + " " + pool.label() + how);
        PoolCounters counters = pool.counters();
        out.println("    used heap " + bytes(counters.usedHeap()) + ", direct " + bytes(counters.usedDirect())
                + "; pinned heap " + bytes(counters.pinnedHeap()) + ", direct " + bytes(counters.pinnedDirect()));
        pool.missing().forEach(field -> out.println("    not observable in this Netty: " + field));
    }

    private void pooled(PoolScene scene, PooledPool pool) {
        PooledSettings settings = pool.settings();
        title(
                pool,
                ": page " + bytes(settings.pageSize()) + ", chunk " + bytes(settings.chunkSize()) + ", "
                        + count(settings.heapArenas(), "heap arena") + " and "
                        + count(settings.directArenas(), "direct arena")
                        + ", " + pool.sizes().count() + " size classes");
        Occupancy occupancy = Occupancy.of(scene, pool);
        pool.arenas().forEach(arena -> arena(arena, occupancy));
        pool.caches().forEach(this::cache);
    }

    private void arena(Arena arena, Occupancy occupancy) {
        out.println("    " + arena.name() + ": " + count(arena.threads(), "thread") + ", "
                + count(arena.chunks().count(), "chunk") + ", "
                + bytes(arena.counters().activeBytes()));
        for (ChunkList list : arena.lists()) {
            for (Chunk chunk : list.chunks()) {
                out.println("      " + list.name() + " chunk " + chunk.id() + ": " + chunk.usage() + " % used, "
                        + bytes(chunk.freeBytes()) + " free, at 0x" + Long.toHexString(chunk.identity()));
                pages(chunk, occupancy);
            }
        }
        arena.huge().forEach(huge -> out.println("      huge chunk " + huge.id() + ": " + bytes(huge.size())));
    }

    private void pages(Chunk chunk, Occupancy occupancy) {
        StringBuilder pages = new StringBuilder();
        for (Run run : chunk.runs()) {
            pages.repeat(sign(occupancy.of(chunk, run), run), run.pages());
        }
        for (int from = 0; from < pages.length(); from += MOST_ELEMENTS) {
            out.println("        |" + pages.substring(from, Math.min(from + MOST_ELEMENTS, pages.length())) + "|");
        }
        for (Subpage subpage : chunk.subpages()) {
            StringBuilder elements = new StringBuilder();
            for (int i = 0; i < Math.min(MOST_ELEMENTS, subpage.elements()); i++) {
                elements.append(sign(occupancy.of(chunk, subpage, i)));
            }
            out.println("        page " + subpage.firstPage() + ": " + subpage.elements() + " x "
                    + subpage.elementSize() + " B |" + elements + "|" + (subpage.listed() ? "" : " full"));
        }
    }

    private static char sign(Occupancy.Use use, Run run) {
        return run.kind() == Run.Kind.SUBPAGE ? 's' : sign(use);
    }

    private static char sign(Occupancy.Use use) {
        return switch (use.state()) {
            case FREE -> '.';
            case LIVE -> '#';
            case CACHED -> 'c';
            case SHARED -> '?';
        };
    }

    private void cache(ThreadCache cache) {
        String filled = cache.regions().stream()
                .filter(region -> !region.entries().isEmpty())
                .map(PoolText::region)
                .collect(Collectors.joining(", "));
        out.println("    thread " + cache.threadName() + (cache.fast() ? " (fast)" : " (plain)")
                + (cache.caching()
                        ? ": " + count(cache.hits(), "hit") + ", " + cache.misses()
                                + (cache.misses() == 1 ? " miss" : " misses")
                        : ": no cache")
                + (filled.isEmpty() ? "" : "; " + filled));
    }

    private static String region(CacheRegion region) {
        return (region.direct() ? "direct " : "heap ") + bytes(region.size()) + " "
                + region.entries().size() + "/" + region.capacity();
    }

    private void adaptive(AdaptivePool pool) {
        title(pool, pool.settings().lowMemory() ? ": low-memory mode" : "");
        for (MagazineGroup group : pool.groups()) {
            boolean used = !group.cached().isEmpty()
                    || group.magazines().stream().anyMatch(it -> it.current() != 0 || it.nextInLine() != 0);
            if (used) {
                out.println("    " + (group.direct() ? "direct " : "heap ")
                        + (group.large() ? "large buffers" : bytes(group.segmentSize()))
                        + (group.thread() == 0 ? ", shared" : ", thread " + group.thread()) + ": "
                        + group.magazines().stream().map(PoolText::magazine).collect(Collectors.joining(", "))
                        + (group.cached().isEmpty() ? "" : "; cached chunks " + group.cached()));
            }
        }
        pool.chunks().forEach(this::adaptive);
    }

    private static String magazine(Magazine magazine) {
        return "current " + magazine.current() + " next " + magazine.nextInLine();
    }

    private void adaptive(AdaptiveChunk chunk) {
        String begin = "      chunk " + chunk.id() + ": " + bytes(chunk.capacity()) + " at 0x"
                + Long.toHexString(chunk.identity()) + ", ";
        out.println(begin
                + switch (chunk) {
                    case AdaptiveChunk.Segmented it ->
                        it.segments() + " segments of " + bytes(it.segmentSize()) + ", "
                                + it.free().count() + " free";
                    case AdaptiveChunk.Buddies it -> "claimed " + it.claimed() + ", given back " + it.waiting();
                    case AdaptiveChunk.OneOff _ -> "for one buffer";
                });
    }

    private void buffers(PoolScene scene) {
        scene.buffers().stream().limit(MOST_BUFFERS).forEach(this::buffer);
        if (scene.buffers().size() > MOST_BUFFERS) {
            out.println("  and " + count(scene.buffers().size() - MOST_BUFFERS, "buffer") + " more");
        }
    }

    private void buffer(PoolBuffer buffer) {
        out.println("  " + buffer.name() + ": " + (buffer.direct() ? "direct " : "heap ") + bytes(buffer.requested())
                + " in chunk " + buffer.chunk() + " at " + buffer.offset() + ", place of " + bytes(buffer.maxLength())
                + (buffer.fate() == PoolBuffer.Fate.HELD ? ", refCnt " + buffer.refCnt() : ", leaked"));
    }

    private void memory(MemoryView memory) {
        out.println("  memory: Java heap " + bytes(memory.heapUsed()) + "; BufferPoolMXBean direct "
                + bytes(memory.directUsed()) + "; Netty direct " + bytes(memory.nettyDirect()) + " of "
                + bytes(memory.nettyMax()) + "; resident " + bytes(memory.resident()));
    }

    /// A number of things, each of which is called so.
    private static String count(long number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    private static String bytes(long count) {
        if (count < 0) {
            return "(not told)";
        }
        if (count < 1 << 10) {
            return count + " B";
        }
        return count < 1 << 20 ? decimal(count, 10) + " KiB" : decimal(count, 20) + " MiB";
    }

    private static String decimal(long count, int shift) {
        return String.format(Locale.ROOT, "%.2f", count / (double) (1L << shift))
                .replaceFirst("\\.?0+$", "");
    }
}
