package io.bufferscope.probe.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.PoolScene;
import io.netty.buffer.ArenaRaw;
import io.netty.buffer.ArenaReader;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.FieldMap;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PooledTruthTest {

    private static final int OPERATIONS = 1500;
    private static final int EVERY = 60;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void snapshot_agreesWithNetty_inTheTeachingPool(long seed) throws Exception {
        agrees(seed, PooledSetup.teaching());
    }

    @ParameterizedTest
    @ValueSource(longs = {4, 5})
    void snapshot_agreesWithNetty_withoutCachesForAllThreads(long seed) throws Exception {
        agrees(seed, new PooledSetup("", true, 2, 2, 8192, 6, 256, 64, false, 0));
    }

    @ParameterizedTest
    @ValueSource(longs = {6, 7})
    void snapshot_agreesWithNetty_withoutAnyCache(long seed) throws Exception {
        agrees(seed, new PooledSetup("", true, 1, 1, 4096, 6, 0, 0, false, 0));
    }

    private static void agrees(long seed, PooledSetup setup) throws Exception {
        try (PoolBench bench = bench(seed, setup, List.of())) {
            for (int i = 1; i <= OPERATIONS; i++) {
                bench.operate(setup.chunkSize() + setup.chunkSize() / 2);
                if (i % EVERY == 0) {
                    PooledTruth.of(bench, bench.snapshot()).check(bench.live);
                }
            }
            bench.releaseAll();
            PooledTruth.of(bench, bench.snapshot()).check(bench.live);
            bench.trimAll();
            empty(bench);
            replays(bench);
        }
    }

    private static void empty(PoolBench bench) throws IOException {
        PoolScene scene = bench.snapshot();
        PooledTruth truth = PooledTruth.of(bench, scene);
        truth.check(List.of());
        assertThat(truth.states()).allMatch(state -> state == Occupancy.State.FREE);
        assertThat(truth.pool().counters().pinnedDirect()
                        + truth.pool().counters().pinnedHeap())
                .isZero();
        assertThat(scene.buffers()).isEmpty();
    }

    /// Forwards, backwards and forwards again the frames are equal.
    private static void replays(PoolBench bench) {
        List<Frame> forward = bench.rig().frames();
        for (int step = forward.size(); step >= 1; step--) {
            assertThat(bench.rig().trace().frame(step)).isEqualTo(forward.get(step - 1));
        }
        assertThat(bench.rig().frames()).isEqualTo(forward);
    }

    private static PoolBench bench(long seed, PooledSetup setup, List<String> missing) throws IOException {
        PooledByteBufAllocator allocator = setup.build();
        return new PoolBench(seed, ids -> new PooledWatch(1, setup, () -> allocator, ids, missing));
    }

    @Test
    void fieldMap_isComplete_forTheBundledNetty() {
        assertThat(FieldMap.missingPooled()).isEmpty();
        assertThat(FieldMap.missingAdaptive()).isEmpty();
    }

    @Test
    void otherNetty_fallsBackToTheMetrics_andSaysWhatIsMissing() throws Exception {
        try (PoolBench bench = bench(1, PooledSetup.teaching(), List.of("PoolChunk.subpages"))) {
            for (int i = 0; i < 100; i++) {
                bench.operate(20_000);
            }
            PooledTruth truth = PooledTruth.of(bench, bench.snapshot());

            assertThat(truth.pool().missing()).containsExactly("PoolChunk.subpages");
            assertThat(truth.pool().certainty()).isEqualTo(Certainty.NOT_OBSERVABLE);
            assertThat(truth.pool().chunks())
                    .isNotEmpty()
                    .allMatch(chunk -> chunk.runs().isEmpty());
            assertThat(truth.pool().counters().pinnedDirect())
                    .isEqualTo(truth.allocator().pinnedDirectMemory());
        }
    }

    @Test
    void reading_isConsistent_whileOtherThreadsAllocate() throws Exception {
        PooledByteBufAllocator allocator = PooledSetup.teaching().build();
        PoolBench.KEPT.add(allocator);
        boolean[] stop = new boolean[1];
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            int seed = i;
            threads.add(Thread.ofPlatform().start(() -> churn(allocator, seed, stop)));
        }
        ArenaRaw raw = new ArenaRaw();
        ArenaReader reader = ArenaReader.of(List.of());
        PoolArenaMetric arena = allocator.metric().directArenas().getFirst();
        for (int i = 0; i < 400; i++) {
            reader.read(arena, raw);
            consistent(raw);
        }
        synchronized (stop) {
            stop[0] = true;
        }
        for (Thread thread : threads) {
            thread.join();
        }
    }

    private static void churn(PooledByteBufAllocator allocator, long seed, boolean[] stop) {
        SplittableRandom random = new SplittableRandom(seed);
        List<ByteBuf> live = new ArrayList<>();
        while (true) {
            synchronized (stop) {
                if (stop[0]) {
                    break;
                }
            }
            if (live.size() < 60 && random.nextBoolean()) {
                live.add(allocator.directBuffer(1 + random.nextInt(40_000)));
            } else if (!live.isEmpty()) {
                live.remove(random.nextInt(live.size())).release();
            }
        }
        live.forEach(ByteBuf::release);
    }

    /// In every chunk free runs add up to the free bytes, and bitmaps to the available elements.
    private static void consistent(ArenaRaw raw) {
        int at = 0;
        for (int i = 0; i < raw.chunkCount; i++) {
            long free = raw.tape[at + 3];
            int runs = (int) raw.tape[at + 6];
            long pages = 0;
            for (int k = 1; k <= runs; k++) {
                pages += raw.tape[at + 6 + k] >>> 2 & 0x7FFF;
            }
            assertThat(pages * 4096).isEqualTo(free);
            at += 7 + runs;
            long subpages = raw.tape[at++];
            for (int k = 0; k < subpages; k++) {
                int elements = (int) raw.tape[at + 3];
                long used = 0;
                int words = (elements + 63) / 64;
                for (int w = 0; w < words; w++) {
                    used += Long.bitCount(raw.tape[at + 6 + w]);
                }
                assertThat(elements - used).isEqualTo(raw.tape[at + 4]);
                at += 6 + words;
            }
        }
        assertThat(at).isEqualTo(raw.length);
    }
}
