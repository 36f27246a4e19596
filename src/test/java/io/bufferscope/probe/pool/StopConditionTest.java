package io.bufferscope.probe.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.pool.Activity;
import io.bufferscope.trace.pool.MemoryView;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import io.bufferscope.trace.pool.stop.Meeting;
import io.bufferscope.trace.pool.stop.Meeting.What;
import io.bufferscope.trace.pool.stop.StopCondition;
import io.bufferscope.trace.pool.stop.StopCondition.Kind;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class StopConditionTest {

    private static final String[] STORY = {
        "allocator teaching",
        "a = direct 500",
        "b = direct 40 KiB",
        "release a",
        "c = direct 450",
        "d = direct 12 KiB",
        "release b",
        "release c",
        "release d",
        "trim"
    };

    private static List<Frame> play(String... script) throws Exception {
        try (PoolRig rig = new PoolRig()) {
            return rig.play(script);
        }
    }

    /// Numbers of the steps at which a condition is met, from 1.
    private static List<Integer> met(List<Frame> frames, StopCondition condition) {
        return IntStream.range(1, frames.size())
                .filter(i -> meeting(frames, i, condition) != null)
                .mapToObj(i -> i + 1)
                .toList();
    }

    private static Meeting meeting(List<Frame> frames, int index, StopCondition condition) {
        Frame frame = frames.get(index);
        String thrown = frame.thrown() == null ? null : frame.thrown().className();
        return condition.met(frames.get(index - 1).pools(), frame.pools(), thrown);
    }

    @Test
    void conditions_areMetAtTheStepsWhereItHappened() throws Exception {
        List<Frame> frames = play(STORY);

        assertThat(met(frames, StopCondition.of(Kind.NEW_CHUNK))).containsExactly(2);
        assertThat(met(frames, StopCondition.of(Kind.CACHE_MISS))).containsExactly(2, 6);
        assertThat(met(frames, StopCondition.of(Kind.CHUNK_DESTROYED))).isEmpty();
        assertThat(met(frames, StopCondition.of(Kind.RELEASED))).containsExactly(4, 7, 8, 9);
        assertThat(met(frames, new StopCondition(Kind.RELEASED, "c", 0))).containsExactly(8);
        assertThat(met(frames, new StopCondition(Kind.LIMIT, "", 60_000))).containsExactly(2);
        assertThat(met(frames, new StopCondition(Kind.LIMIT, "", 70_000))).isEmpty();
    }

    @Test
    void destroying_isMetWhenTheLastRunGoesBack_notBefore() throws Exception {
        List<Frame> frames =
                play("allocator teaching", "x = direct 32KiB", "y = direct 32KiB", "release x", "release y", "trim");

        assertThat(met(frames, StopCondition.of(Kind.CHUNK_DESTROYED))).containsExactly(6);
        assertThat(meeting(frames, 5, StopCondition.of(Kind.CHUNK_DESTROYED)).arguments())
                .containsExactly(1);
    }

    @Test
    void crossing_isWhereTheListOfAChunkDiffers() throws Exception {
        List<Frame> frames = play(STORY);
        List<String> lists = frames.stream().map(StopConditionTest::list).toList();
        List<Integer> changes = IntStream.range(1, lists.size())
                .filter(i -> !lists.get(i).equals(lists.get(i - 1)))
                .filter(i -> !lists.get(i).isEmpty() && !lists.get(i - 1).isEmpty())
                .mapToObj(i -> i + 1)
                .toList();

        assertThat(changes).isNotEmpty();
        assertThat(met(frames, StopCondition.of(Kind.CROSSES))).isEqualTo(changes);
        assertThat(meeting(frames, changes.getFirst() - 1, StopCondition.of(Kind.CROSSES))
                        .arguments()
                        .subList(0, 3))
                .containsExactly(1, lists.get(changes.getFirst() - 2), lists.get(changes.getFirst() - 1));
    }

    private static String list(Frame frame) {
        return ((PooledPool) frame.pools().pools().getLast())
                .arenas().stream()
                        .flatMap(arena -> arena.lists().stream())
                        .filter(list -> !list.chunks().isEmpty())
                        .map(list -> list.name())
                        .findFirst()
                        .orElse("");
    }

    @Test
    void buffersOfAFreeWorkload_areNotTakenForReleased() {
        PoolBuffer worked = buffer(16_777_217, "http-1");
        PoolBuffer named = buffer(1, "a");
        PoolScene before = scene(List.of(named, worked), new Activity("http", false, 5, 0, 0, 1, 9, 0, true, 0));
        PoolScene free = scene(List.of(named), new Activity("http", true, 50, 9, 0, 1, 9, 0, false, 0));
        PoolScene gone = scene(List.of(), new Activity("http", true, 90, 9, 2, 1, 9, 0, false, 0));
        StopCondition any = StopCondition.of(Kind.RELEASED);

        assertThat(any.met(before, free, null)).isNull();
        Meeting met = any.met(free, gone, null);
        assertThat(met).isEqualTo(new Meeting(What.RELEASED, List.of("a"), 40));
        assertThat(met.between()).isTrue();
        assertThat(StopCondition.of(Kind.LIMIT).met(free, gone, null))
                .isEqualTo(new Meeting(What.FAILED, List.of(2L), 40));
    }

    private static PoolScene scene(List<PoolBuffer> buffers, Activity activity) {
        return new PoolScene(List.of(), buffers, MemoryView.UNKNOWN, activity);
    }

    private static PoolBuffer buffer(int id, String name) {
        return new PoolBuffer(id, name, 0, 1, 9, true, 0, -1, 0, 0, 9, 9, 1, 1, 0, 0, PoolBuffer.Fate.HELD);
    }

    private static String said(Frame frame) {
        return frame.output().stream().map(Output::text).reduce("", String::concat);
    }

    @Test
    void stepping_stopsAtTheFirstStepWhereItIsMet() throws Exception {
        List<Frame> frames = play("stop when new chunk", "workload sawtooth held=true", "step 500 by 10", "step 3");
        List<Integer> met = met(frames, StopCondition.of(Kind.NEW_CHUNK));

        assertThat(met).containsExactly(3);
        assertThat(said(frames.get(2))).contains("Stop when new chunk: chunk 1 of 65536 B was made.");
        assertThat(frames).hasSize(6);
        assertThat(frames.getLast().pools().activity().operations()).isEqualTo(4);
    }

    @Test
    void running_pausesAtTheLookWhereItIsMet() throws Exception {
        List<Frame> frames = play("stop when chunk crosses", "workload sawtooth operations=2000000", "wait");
        Frame last = frames.getLast();

        assertThat(said(last)).contains("Stop when chunk crosses: chunk ");
        assertThat(last.pools().activity().running()).isFalse();
        assertThat(last.pools().activity().listed()).isTrue();
        assertThat(last.pools().activity().operations()).isLessThan(2_000_000);
        assertThat(met(frames, StopCondition.of(Kind.CROSSES))).containsExactly(frames.size());
    }

    @Test
    void never_waitsForNothingAnyMore_andWrongWordsAreRefusedInOneSentence() throws Exception {
        List<Frame> frames =
                play("stop when new chunk", "stop when never", "a = direct 9", "stop when rain", "stop when limit x");

        assertThat(said(frames.get(2))).isEmpty();
        assertThat(said(frames.get(3))).contains("'rain' is no condition: the conditions are chunk crosses");
        assertThat(said(frames.get(4))).contains("'x' is no size");
    }
}
