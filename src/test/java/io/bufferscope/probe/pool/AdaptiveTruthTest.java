package io.bufferscope.probe.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdaptiveTruthTest {

    private static final int OPERATIONS = 1500;
    private static final int EVERY = 60;
    private static final int LARGEST = 1_500_000;

    @ParameterizedTest
    @CsvSource({"1, true", "2, true", "3, false", "4, false"})
    void snapshot_agreesWithNetty(long seed, boolean cachedMagazines) throws Exception {
        AdaptiveByteBufAllocator built = new AdaptiveByteBufAllocator(true, cachedMagazines);
        try (PoolBench bench =
                new PoolBench(seed, ids -> new AdaptiveWatch(1, true, cachedMagazines, () -> built, ids, List.of()))) {
            for (int i = 1; i <= OPERATIONS; i++) {
                bench.operate(LARGEST);
                if (i % EVERY == 0) {
                    check(bench, bench.snapshot());
                }
            }
            bench.releaseAll();
            PoolScene scene = bench.snapshot();
            check(bench, scene);
            pool(scene).chunks().forEach(AdaptiveTruthTest::empty);
        }
    }

    private static AdaptivePool pool(PoolScene scene) {
        return (AdaptivePool) scene.pools().getFirst();
    }

    private static void check(PoolBench bench, PoolScene scene) {
        AdaptivePool pool = pool(scene);
        AdaptiveByteBufAllocator allocator = (AdaptiveByteBufAllocator) bench.watch.allocator();
        assertThat(pool.counters().usedHeap()).isEqualTo(allocator.usedHeapMemory());
        assertThat(pool.counters().usedDirect()).isEqualTo(allocator.usedDirectMemory());
        assertThat(bytes(pool, true)).isEqualTo(allocator.usedDirectMemory());
        assertThat(bytes(pool, false)).isEqualTo(allocator.usedHeapMemory());
        bench.live.forEach(held -> buffer(pool, held.buffer(), scene.buffer(held.id)));
        overlaps(scene.buffers());
        pool.chunks().forEach(chunk -> segments(chunk, scene));
    }

    private static long bytes(AdaptivePool pool, boolean direct) {
        return pool.chunks().stream()
                .filter(chunk -> chunk.direct() == direct)
                .mapToLong(AdaptiveChunk::capacity)
                .sum();
    }

    private static void buffer(AdaptivePool pool, ByteBuf buffer, PoolBuffer seen) {
        AdaptiveChunk chunk = pool.chunk(seen.chunk());
        assertThat(chunk).isNotNull();
        assertThat(seen.offset() + seen.length()).isLessThanOrEqualTo(chunk.capacity());
        if (buffer.isDirect()) {
            assertThat(buffer.memoryAddress()).isEqualTo(chunk.identity() + seen.offset());
        } else {
            assertThat(buffer.arrayOffset()).isEqualTo((int) seen.offset());
            assertThat((long) System.identityHashCode(buffer.array())).isEqualTo(chunk.identity());
        }
        switch (chunk) {
            case AdaptiveChunk.Segmented it ->
                assertThat(it.free().get((int) seen.offset() / it.segmentSize()))
                        .isFalse();
            case AdaptiveChunk.Buddies it ->
                assertThat(it.claimed()).anyMatch(block -> block.offset() == seen.offset());
            case AdaptiveChunk.OneOff it -> assertThat(seen.offset()).isZero();
        }
    }

    /// As many segments are in use as there are live buffers in the chunk.
    private static void segments(AdaptiveChunk chunk, PoolScene scene) {
        if (chunk instanceof AdaptiveChunk.Segmented it) {
            long live = scene.buffers().stream()
                    .filter(buffer -> buffer.chunk() == it.id())
                    .count();
            assertThat(it.segments() - it.free().count()).isEqualTo((int) live);
            assertThat(it.local() + it.external()).isEqualTo(it.free().count());
        }
    }

    private static void overlaps(List<PoolBuffer> buffers) {
        List<PoolBuffer> sorted = new ArrayList<>(buffers);
        sorted.sort(Comparator.comparingInt(PoolBuffer::chunk).thenComparingLong(PoolBuffer::offset));
        for (int i = 1; i < sorted.size(); i++) {
            PoolBuffer before = sorted.get(i - 1);
            if (before.chunk() == sorted.get(i).chunk()) {
                assertThat(before.offset() + before.maxLength())
                        .isLessThanOrEqualTo(sorted.get(i).offset());
            }
        }
    }

    private static void empty(AdaptiveChunk chunk) {
        switch (chunk) {
            case AdaptiveChunk.Segmented it -> assertThat(it.free().count()).isEqualTo(it.segments());
            case AdaptiveChunk.Buddies it ->
                assertThat(it.claimed()).containsAll(it.waiting()).hasSameSizeAs(it.waiting());
            case AdaptiveChunk.OneOff it ->
                assertThat(it).as("freed with its buffer").isNull();
        }
    }
}
