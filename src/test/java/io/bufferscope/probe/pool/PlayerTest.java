package io.bufferscope.probe.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.AdaptiveChunk;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Chunk;
import io.bufferscope.trace.pool.Occupancy;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.Run;
import io.bufferscope.trace.pool.UnpooledPool;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayerTest {

    @Test
    void play_makesAStepForEachCommand_withTheStateAfterIt() throws Exception {
        List<Frame> frames = play("a = direct 500", "# nothing", "", "release a");

        assertThat(frames).extracting(Frame::event).containsExactly(Event.COMMAND, Event.COMMAND);
        assertThat(frames).extracting(Frame::command).containsExactly("a = direct 500", "release a");
        PoolScene first = frames.getFirst().pools();
        assertThat(first.buffer("a"))
                .extracting(PoolBuffer::requested, PoolBuffer::maxLength)
                .containsExactly(500, 512);
        assertThat(frames.getLast().pools().buffers()).isEmpty();
    }

    @Test
    void play_takesTheTeachingPool_whenNoneWasBuilt() throws Exception {
        PooledPool pool = pooled(play("a = heap 1").getLast());

        assertThat(pool.label()).isEqualTo("teaching");
        assertThat(pool.settings().chunkSize()).isEqualTo(64 * 1024);
        assertThat(pool.sizes().count()).isEqualTo(44);
        assertThat(pool.sizes().smallCount()).isEqualTo(35);
    }

    @Test
    void play_showsAReleasedRunAsCached_notAsLive() throws Exception {
        Frame frame = play("a = direct 20KiB", "release a").getLast();
        PooledPool pool = pooled(frame);
        Chunk chunk = pool.chunks().findFirst().orElseThrow();
        Run run = chunk.runs().getFirst();

        assertThat(run.kind()).isEqualTo(Run.Kind.USED);
        assertThat(Occupancy.of(frame.pools(), pool).of(chunk, run).state()).isEqualTo(Occupancy.State.CACHED);
        assertThat(chunk.pinnedBytes()).isZero();
    }

    @Test
    void trim_freesWhatTheCacheHeld() throws Exception {
        Frame frame =
                play("a = direct 20KiB", "b = direct 16", "release a", "trim").getLast();
        Chunk chunk = pooled(frame).chunks().findFirst().orElseThrow();

        assertThat(chunk.freeBytes()).isEqualTo(60 * 1024);
    }

    @Test
    void release_onAnotherThread_goesToTheAllocatingThreadsCache() throws Exception {
        Frame frame = play("thread A fast", "thread B fast", "a = direct 500 on A", "release a on B")
                .getLast();

        assertThat(frame.thread().name()).isEqualTo("B");
        assertThat(pooled(frame).caches())
                .filteredOn(cache -> cache.entries() > 0)
                .extracting(cache -> cache.threadName())
                .containsExactly("A");
    }

    @Test
    void plainThread_hasNoCache_whereTheAllocatorGivesItNone() throws Exception {
        Frame frame = play(
                        "allocator pooled cache-for-all=false",
                        "thread P plain",
                        "a = direct 500 on P",
                        "release a on P")
                .getLast();

        assertThat(pooled(frame).cache(2)).satisfies(cache -> {
            assertThat(cache.caching()).isFalse();
            assertThat(cache.entries()).isZero();
        });
    }

    @Test
    void leak_keepsThePlaceInUse_evenAfterTheGarbageCollector() throws Exception {
        Frame frame = play("a = direct 20KiB", "leak a", "gc").getLast();

        assertThat(frame.pools().buffer("a")).extracting(PoolBuffer::fate).isEqualTo(PoolBuffer.Fate.LOST);
        assertThat(pooled(frame).counters().pinnedDirect()).isEqualTo(20 * 1024);
    }

    @Test
    void slice_liesInsideItsParent() throws Exception {
        PoolScene scene = play("a = direct 500", "b = direct 500", "slice s of b 10 20")
                .getLast()
                .pools();

        assertThat(scene.buffer("s").offset()).isEqualTo(scene.buffer("b").offset() + 10);
        assertThat(scene.buffer("s").parent()).isEqualTo(scene.buffer("b").id());
    }

    @Test
    void huge_liesInAChunkOfItsOwn() throws Exception {
        PooledPool pool = pooled(play("a = direct 100KiB").getLast());

        assertThat(pool.arena(true, 0).huge()).extracting(huge -> huge.size()).containsExactly(100 * 1024);
        assertThat(pool.arena(true, 0).counters().hugeBytes()).isEqualTo(100 * 1024);
    }

    @Test
    void badLine_isOneSentence_andTheSessionGoesOn() throws Exception {
        List<Frame> frames = play("a = direct 12 parsecs", "release b", "fly", "a = direct 12");

        assertThat(frames.subList(0, 3))
                .allSatisfy(frame -> assertThat(frame.output()).singleElement().satisfies(said -> {
                    assertThat(said.error()).isTrue();
                    assertThat(said.text()).startsWith("Line ").endsWith(".").doesNotContain("\n");
                }));
        assertThat(frames.getLast().pools().buffer("a")).isNotNull();
    }

    @Test
    void exceptionOfNetty_isAStepThatThrew_andTheSessionGoesOn() throws Exception {
        List<Frame> frames = play("a = direct 12", "resize a 2147483647", "allocator pooled page=4000", "release a");

        assertThat(frames)
                .extracting(Frame::event)
                .containsExactly(Event.COMMAND, Event.THREW, Event.THREW, Event.COMMAND);
        assertThat(frames.get(1).command()).isEqualTo("resize a 2147483647");
    }

    @Test
    void adaptive_showsSegmentsAndBuddies() throws Exception {
        Frame frame = play("allocator adaptive", "a = direct 500", "b = direct 300KiB", "c = direct 2MiB")
                .getLast();
        AdaptivePool pool = (AdaptivePool) frame.pools().pools().getFirst();

        AdaptiveChunk.Segmented segments =
                (AdaptiveChunk.Segmented) pool.chunk(frame.pools().buffer("a").chunk());
        assertThat(segments.free().count()).isEqualTo(segments.segments() - 1);
        AdaptiveChunk.Buddies buddies =
                (AdaptiveChunk.Buddies) pool.chunk(frame.pools().buffer("b").chunk());
        assertThat(buddies.claimed()).extracting(AdaptiveChunk.Block::size).containsExactly(512 * 1024);
        assertThat(pool.chunk(frame.pools().buffer("c").chunk())).isInstanceOf(AdaptiveChunk.OneOff.class);
    }

    @Test
    void unpooled_countsWhatIsLive() throws Exception {
        Frame frame =
                play("allocator unpooled", "a = heap 1000", "b = direct 2000").getLast();
        UnpooledPool pool = (UnpooledPool) frame.pools().pools().getFirst();

        assertThat(pool.counters().usedHeap()).isEqualTo(1000);
        assertThat(pool.counters().usedDirect()).isEqualTo(2000);
    }

    @Test
    void workload_isSampled_thenStandsStillForExactSteps() throws Exception {
        List<Frame> frames = play("workload http operations=5000 seed=7", "wait", "step 3");

        assertThat(frames.getFirst().event()).isEqualTo(Event.COMMAND);
        assertThat(frames.get(frames.size() - 4).event()).isEqualTo(Event.SAMPLE);
        assertThat(frames.getLast().command()).startsWith("http-").contains(" = buffer ");
        assertThat(frames.getLast().pools().activity().operations()).isEqualTo(5003);
        assertThat(frames.getLast().pools().buffers())
                .hasSize((int) frames.getLast().pools().activity().live());
    }

    @Test
    void workload_isTheSame_forTheSameSeedAndOneThread() throws Exception {
        PoolScene one = play("workload sawtooth operations=777 seed=3", "wait")
                .getLast()
                .pools();
        PoolScene two = play("workload sawtooth operations=777 seed=3", "wait")
                .getLast()
                .pools();

        assertThat(one.buffers())
                .extracting(PoolBuffer::offset, PoolBuffer::requested)
                .isEqualTo(two.buffers().stream()
                        .map(b -> org.assertj.core.groups.Tuple.tuple(b.offset(), b.requested()))
                        .toList());
    }

    @Test
    void everyWorkload_runs_andStopLeavesAnEmptyPool() throws Exception {
        for (String name : List.of("http", "sawtooth", "fragmentation", "pin", "cross-thread")) {
            Frame frame = play("workload " + name + " operations=3000 threads=2", "wait", "stop")
                    .getLast();

            assertThat(pooled(frame).counters().pinnedDirect()).as(name).isZero();
            assertThat(pooled(frame).caches())
                    .as(name)
                    .allSatisfy(cache -> assertThat(cache.threadName()).isEqualTo("player"));
        }
    }

    @Test
    void leakyWorkload_leavesMemoryPinned_thatNobodyHolds() throws Exception {
        Frame frame = play("workload leaky operations=3000", "wait", "stop").getLast();

        assertThat(pooled(frame).counters().pinnedDirect()).isPositive();
        assertThat(frame.pools().buffers()).isEmpty();
    }

    @Test
    void csvWorkload_takesTheSizesOfTheFile_inTheirOrder(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("sizes.csv"), "size;count\n100;3\n\n2KiB;1\n\"300\";9\n");
        List<PoolBuffer> buffers = play("workload csv " + file + " operations=4 memory=heap", "wait")
                .getLast()
                .pools()
                .buffers();

        assertThat(buffers).extracting(PoolBuffer::requested).containsExactly(100, 2048, 300, 100);
    }

    @Test
    void commands_areCarriedOut_whileAWorkloadRuns() throws Exception {
        List<Frame> frames = play("workload http rate=2000", "a = direct 500", "release a", "pause", "stop");

        Frame during = frames.stream()
                .filter(frame -> "a = direct 500".equals(frame.command()))
                .findFirst()
                .orElseThrow();
        assertThat(during.pools().activity().running()).isTrue();
        assertThat(during.pools().activity().listed()).isFalse();
        assertThat(during.pools().buffers()).extracting(PoolBuffer::name).containsExactly("a");
    }

    private static List<Frame> play(String... script) throws Exception {
        try (PoolRig rig = new PoolRig()) {
            return rig.play(script);
        }
    }

    private static PooledPool pooled(Frame frame) {
        return (PooledPool) frame.pools().pools().getLast();
    }
}
