package io.bufferscope.session;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.pool.PooledPool;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class PoolSessionTest {

    private final PoolRunner runner = new PoolRunner(ChildJvm.ofThisProcess());

    @Test
    void send_makesAStep_whileTheSessionLives() throws Exception {
        try (LiveSession session = runner.start(PoolOptions.live())) {
            session.send("a = direct 500");
            Trace trace = trace(session);
            awaitSteps(trace, 1);
            session.send("release a");
            awaitSteps(trace, 2);
            session.finish();

            assertThat(session.ended().get(30, SECONDS)).isEqualTo(new Ending(Ending.Kind.EXITED, 0));
            assertThat(trace.frame(1).pools().buffer("a")).isNotNull();
            assertThat(trace.frame(2).pools().buffers()).isEmpty();
            assertThat(trace.frame(2).pools().memory().heapUsed()).isPositive();
            assertThat(trace.environment().facts()).containsKey("netty.version");
        }
    }

    @Test
    void script_hasASiteForEachLine() throws Exception {
        try (LiveSession session = runner.start(options("# first\n\na = heap 1\nrelease a\n", null))) {
            session.finish();
            Trace trace = trace(session);
            session.ended().get(30, SECONDS);

            assertThat(trace.program().source()).contains("a = heap 1");
            assertThat(trace.frame(1).site().line()).isEqualTo(3);
            assertThat(trace.frame(2).site().line()).isEqualTo(4);
        }
    }

    @Test
    void outOfDirectMemory_isAStepThatThrew_andTheSessionSurvives() throws Exception {
        try (LiveSession session = runner.start(options("a = direct 30MiB\nb = heap 12\n", null))) {
            session.finish();
            Trace trace = trace(session);

            assertThat(session.ended().get(30, SECONDS).kind()).isEqualTo(Ending.Kind.EXITED);
            assertThat(trace.frame(1).event()).isEqualTo(Event.THREW);
            assertThat(trace.frame(1).thrown().className()).endsWith("OutOfDirectMemoryError");
            assertThat(trace.frame(2).pools().buffer("b")).isNotNull();
            assertThat(trace.frame(2).pools().memory().nettyMax()).isEqualTo(16 << 20);
        }
    }

    @Test
    void workload_isSampledWhileItRuns_andStandsStillWhenPaused() throws Exception {
        try (LiveSession session = runner.start(PoolOptions.live())) {
            session.send("workload http rate=5000 threads=2");
            Trace trace = trace(session);
            awaitSteps(trace, 4);
            session.send("pause");
            session.send("step 5");
            session.finish();
            session.ended().get(30, SECONDS);

            Frame last = trace.frame(trace.steps());
            assertThat(trace.frame(3).event()).isEqualTo(Event.SAMPLE);
            assertThat(trace.frame(3).pools().activity().running()).isTrue();
            assertThat(last.event()).isEqualTo(Event.COMMAND);
            assertThat(last.pools().activity().running()).isFalse();
            assertThat(last.pools().buffers())
                    .hasSize((int) last.pools().activity().live());
            assertThat(((PooledPool) last.pools().pools().getFirst()).caches()).hasSize(2);
        }
    }

    @Test
    void timeLimit_endsASession() throws Exception {
        try (LiveSession session = runner.start(options("workload http rate=100\n", Duration.ofSeconds(1)))) {
            assertThat(session.ended().get(30, SECONDS).kind()).isEqualTo(Ending.Kind.TIME_LIMIT);
        }
    }

    @Test
    void close_endsTheProcess() throws Exception {
        LiveSession session = runner.start(PoolOptions.live());
        long pid = ((RunStart.Running) session.started().get(30, SECONDS)).pid();
        session.close();

        assertThat(ProcessHandle.of(pid).map(ProcessHandle::isAlive).orElse(false))
                .isFalse();
    }

    private static PoolOptions options(String script, Duration limit) {
        return new PoolOptions("test.pool", script, List.of(), 1_000_000, limit, 16 << 20, 0);
    }

    private static Trace trace(LiveSession session) throws Exception {
        return ((RunStart.Running) session.started().get(30, SECONDS)).trace();
    }

    private static void awaitSteps(Trace trace, long steps) throws InterruptedException {
        while (trace.steps() < steps) {
            Thread.sleep(5);
        }
    }
}
