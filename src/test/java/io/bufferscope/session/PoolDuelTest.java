package io.bufferscope.session;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.pool.Activity;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.PooledPool;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PoolDuelTest {

    private final PoolRunner runner = new PoolRunner(ChildJvm.ofThisProcess());

    private static List<Frame> frames(LiveSession session) throws Exception {
        RunStart.Running running = (RunStart.Running) session.started().get(30, SECONDS);
        session.ended().get(30, SECONDS);
        Trace trace = running.trace();
        List<Frame> frames = new ArrayList<>();
        trace.frames(1, trace.steps()).forEachRemaining(frames::add);
        return frames;
    }

    private static List<String> operations(List<Frame> frames) {
        return frames.stream().skip(2).map(Frame::command).toList();
    }

    @Test
    void bothSides_doTheSameOperations_oneByOne() throws Exception {
        PoolDuel.Plan plan = new PoolDuel.Plan("teaching", "adaptive", "sawtooth", 7, 1, 300, 300);
        try (PoolDuel duel = new PoolDuel(runner::start, PoolOptions.live(), plan)) {
            List<Frame> first = frames(duel.first());
            List<Frame> second = frames(duel.second());

            assertThat(operations(first)).hasSize(300).isEqualTo(operations(second));
            assertThat(operations(first)).anyMatch(it -> it.startsWith("sawtooth-1 = buffer"));
            assertThat(first.getLast().pools().pools().getLast()).isInstanceOf(PooledPool.class);
            assertThat(second.getLast().pools().pools().getLast()).isInstanceOf(AdaptivePool.class);
        }
    }

    @Test
    void manyThreads_takeTurns_soThatTheSequenceIsTheSame() throws Exception {
        PoolDuel.Plan plan =
                new PoolDuel.Plan("teaching", "teaching small-cache=0 normal-cache=0", "cross-thread", 3, 3, 2000, 10);
        try (PoolDuel duel = new PoolDuel(runner::start, PoolOptions.live(), plan)) {
            List<Activity> first = frames(duel.first()).stream()
                    .map(it -> it.pools().activity())
                    .toList();
            List<Activity> second = frames(duel.second()).stream()
                    .map(it -> it.pools().activity())
                    .toList();

            assertThat(first).hasSize(12).isEqualTo(second);
            assertThat(first.getLast().operations()).isEqualTo(2000);
            assertThat(first.get(2).operations()).isEqualTo(200);
        }
    }

    @Test
    void patterns_keepTheirSizes_whateverTheAllocatorsPages() throws Exception {
        PoolDuel.Plan plan = new PoolDuel.Plan("teaching", "defaults", "fragmentation", 1, 1, 120, 120);
        try (PoolDuel duel = new PoolDuel(runner::start, PoolOptions.live(), plan)) {
            assertThat(operations(frames(duel.first()))).isEqualTo(operations(frames(duel.second())));
        }
    }
}
