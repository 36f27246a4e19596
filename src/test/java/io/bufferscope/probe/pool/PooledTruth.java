package io.bufferscope.probe.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.pool.Arena;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Handle;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Run;
import io.bufferscope.trace.pool.Subpage;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PoolChunkListMetric;
import io.netty.buffer.PoolChunkMetric;
import io.netty.buffer.PoolSubpageMetric;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Netty's own word on a pooled allocator, which a snapshot must agree with.
record PooledTruth(PooledByteBufAllocator allocator, PoolScene scene, PooledPool pool, Occupancy occupancy) {

    private static final Pattern CHUNK = Pattern.compile("Chunk\\(\\w+: (\\d+)%, (\\d+)/(\\d+)\\)");

    static PooledTruth of(PoolBench bench, PoolScene scene) {
        PooledPool pool = (PooledPool) scene.pools().getFirst();
        return new PooledTruth(
                (PooledByteBufAllocator) bench.watch.allocator(), scene, pool, Occupancy.of(scene, pool));
    }

    /// Fails where the snapshot differs from what Netty says or contradicts itself.
    void check(List<Held> live) {
        List<PoolArenaMetric> metrics = new ArrayList<>(allocator.metric().heapArenas());
        metrics.addAll(allocator.metric().directArenas());
        assertThat(pool.arenas()).hasSameSizeAs(metrics);
        for (int i = 0; i < metrics.size(); i++) {
            arena(pool.arenas().get(i), metrics.get(i));
        }
        assertThat(pool.counters().pinnedHeap()).isEqualTo(allocator.pinnedHeapMemory());
        assertThat(pool.counters().pinnedDirect()).isEqualTo(allocator.pinnedDirectMemory());
        assertThat(pool.counters().usedDirect()).isEqualTo(allocator.metric().usedDirectMemory());
        assertThat(pool.counters().usedHeap()).isEqualTo(allocator.metric().usedHeapMemory());
        pool.chunks().forEach(this::chunk);
        dump();
        live.forEach(held -> buffer(held.buffer(), scene.buffer(held.id)));
        overlaps();
        places();
    }

    private void arena(Arena arena, PoolArenaMetric metric) {
        for (int i = 0; i < arena.lists().size(); i++) {
            PoolChunkListMetric list = metric.chunkLists().get(i);
            assertThat(arena.lists().get(i).minUsage()).isEqualTo(list.minUsage());
            assertThat(arena.lists().get(i).maxUsage()).isEqualTo(list.maxUsage());
            List<List<Integer>> expected = new ArrayList<>();
            for (PoolChunkMetric chunk : list) {
                expected.add(List.of(chunk.usage(), chunk.freeBytes(), chunk.chunkSize()));
            }
            assertThat(arena.lists().get(i).chunks().stream()
                            .map(chunk -> List.of(chunk.usage(), chunk.freeBytes(), chunk.size())))
                    .isEqualTo(expected);
        }
        counters(arena, metric);
        List<List<Integer>> subpages = new ArrayList<>();
        for (PoolSubpageMetric subpage : metric.smallSubpages()) {
            subpages.add(List.of(subpage.elementSize(), subpage.maxNumElements(), subpage.numAvailable()));
        }
        assertThat(arena.chunks()
                        .flatMap(chunk -> chunk.subpages().stream())
                        .filter(Subpage::listed)
                        .sorted(Comparator.comparingInt(Subpage::elementSize).thenComparingInt(Subpage::place))
                        .map(subpage -> List.of(subpage.elementSize(), subpage.elements(), subpage.available())))
                .isEqualTo(subpages);
    }

    private static void counters(Arena arena, PoolArenaMetric metric) {
        assertThat(List.of(
                        arena.counters().smallAllocations(),
                        arena.counters().smallDeallocations(),
                        arena.counters().normalAllocations(),
                        arena.counters().normalDeallocations(),
                        arena.counters().hugeAllocations(),
                        arena.counters().hugeDeallocations(),
                        arena.counters().chunkAllocations(),
                        arena.counters().chunkDeallocations(),
                        arena.counters().activeBytes()))
                .isEqualTo(List.of(
                        metric.numSmallAllocations(),
                        metric.numSmallDeallocations(),
                        metric.numNormalAllocations(),
                        metric.numNormalDeallocations(),
                        metric.numHugeAllocations(),
                        metric.numHugeDeallocations(),
                        metric.numChunkAllocations(),
                        metric.numChunkDeallocations(),
                        metric.numActiveBytes()));
        assertThat(arena.threads()).isEqualTo(metric.numThreadCaches());
        assertThat(arena.counters().hugeBytes())
                .isEqualTo(arena.huge().stream().mapToLong(it -> it.size()).sum());
    }

    /// Runs cover all pages, and what is free adds up.
    private void chunk(Chunk chunk) {
        int pageSize = pool.settings().pageSize();
        int page = 0;
        int free = 0;
        for (Run run : chunk.runs()) {
            assertThat(run.firstPage()).isEqualTo(page);
            assertThat(run.kind()).isNotEqualTo(Run.Kind.UNDIVIDED);
            page += run.pages();
            free += run.kind() == Run.Kind.FREE ? run.pages() * pageSize : 0;
        }
        assertThat(page * pageSize).isEqualTo(chunk.size());
        assertThat(free).isEqualTo(chunk.freeBytes());
        for (Subpage subpage : chunk.subpages()) {
            assertThat(chunk.runAt(subpage.firstPage()))
                    .extracting(Run::kind, Run::firstPage, Run::pages)
                    .containsExactly(Run.Kind.SUBPAGE, subpage.firstPage(), subpage.pages());
            assertThat(subpage.used().count()).isEqualTo(subpage.elements() - subpage.available());
            assertThat(pool.sizes().pages(pool.sizes().indexOf(subpage.elementSize())))
                    .isEqualTo(subpage.pages());
        }
    }

    private void dump() {
        List<List<Integer>> printed = new ArrayList<>();
        Matcher lines = CHUNK.matcher(allocator.dumpStats());
        while (lines.find()) {
            printed.add(List.of(number(lines, 1), number(lines, 2), number(lines, 3)));
        }
        assertThat(pool.chunks().map(it -> List.of(it.usage(), it.size() - it.freeBytes(), it.size())))
                .isEqualTo(printed);
    }

    private static int number(Matcher line, int group) {
        return Integer.parseInt(line.group(group));
    }

    /// A buffer lies exactly where its handle says, in a place that is used.
    private void buffer(ByteBuf buffer, PoolBuffer seen) {
        assertThat(seen.length()).isEqualTo(buffer.capacity());
        assertThat(seen.direct()).isEqualTo(buffer.isDirect());
        assertThat(seen.refCnt()).isEqualTo(buffer.refCnt());
        if (seen.handle() == -1) {
            assertThat(pool.arenas().stream().flatMap(it -> it.huge().stream()).anyMatch(it -> it.id() == seen.chunk()))
                    .isTrue();
            return;
        }
        Chunk chunk = pool.chunk(seen.chunk());
        Handle handle = new Handle(seen.handle());
        long offset = (long) handle.firstPage() * pool.settings().pageSize();
        if (handle.subpage()) {
            Subpage subpage = chunk.subpage(handle.firstPage());
            offset += (long) handle.element() * subpage.elementSize();
            assertThat(seen.maxLength()).isEqualTo(subpage.elementSize());
            assertThat(occupancy.of(chunk, subpage, handle.element()).buffer()).isEqualTo(seen);
        } else {
            Run run = chunk.runAt(handle.firstPage());
            assertThat(run.handle()).isEqualTo(seen.handle());
            assertThat(occupancy.of(chunk, run).buffer()).isEqualTo(seen);
        }
        assertThat(seen.offset()).isEqualTo(offset);
        if (buffer.isDirect()) {
            assertThat(buffer.memoryAddress()).isEqualTo(chunk.identity() + offset);
        } else {
            assertThat(buffer.arrayOffset()).isEqualTo((int) offset);
            assertThat((long) System.identityHashCode(buffer.array())).isEqualTo(chunk.identity());
        }
    }

    private void overlaps() {
        List<PoolBuffer> sorted = new ArrayList<>(scene.buffers());
        sorted.sort(Comparator.comparingInt(PoolBuffer::chunk).thenComparingLong(PoolBuffer::offset));
        for (int i = 1; i < sorted.size(); i++) {
            PoolBuffer before = sorted.get(i - 1);
            if (before.chunk() == sorted.get(i).chunk()) {
                assertThat(before.offset() + before.maxLength())
                        .isLessThanOrEqualTo(sorted.get(i).offset());
            }
        }
    }

    /// Live places are as many as live buffers, cached ones as many as cache entries.
    private void places() {
        List<Occupancy.State> states = states();
        int pooled =
                (int) scene.buffers().stream().filter(it -> it.handle() != -1).count();
        int cached = pool.caches().stream().mapToInt(it -> it.entries()).sum();
        assertThat(Collections.frequency(states, Occupancy.State.LIVE)).isEqualTo(pooled);
        assertThat(Collections.frequency(states, Occupancy.State.CACHED)).isEqualTo(cached);
    }

    /// What every run of one buffer and every element is.
    List<Occupancy.State> states() {
        List<Occupancy.State> states = new ArrayList<>();
        pool.chunks().forEach(chunk -> {
            chunk.runs().stream()
                    .filter(run -> run.kind() == Run.Kind.USED)
                    .forEach(run -> states.add(occupancy.of(chunk, run).state()));
            for (Subpage subpage : chunk.subpages()) {
                for (int i = 0; i < subpage.elements(); i++) {
                    states.add(occupancy.of(chunk, subpage, i).state());
                }
            }
        });
        return states;
    }
}
