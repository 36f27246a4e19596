package io.bufferscope.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bufferscope.bench.result.JmhJson;
import io.bufferscope.bench.result.Measurement;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BenchRunTest {

    private static final List<String> TINY = List.of(
            "SequentialWrites.byteBuffer$",
            "-p",
            "flavour=HEAP",
            "-f",
            "1",
            "-wi",
            "1",
            "-w",
            "10ms",
            "-i",
            "2",
            "-r",
            "10ms");

    private static final List<String> LONG =
            List.of("SequentialWrites.byteBuffer$", "-f", "3", "-wi", "0", "-i", "5", "-r", "60s");

    private final List<Progress> seen = new CopyOnWriteArrayList<>();
    private final List<String> lines = new CopyOnWriteArrayList<>();
    private final Bench bench = new Bench();

    /// Other work on the machine that runs JMH does not fail these tests.
    @BeforeAll
    static void ignoreLock() {
        System.setProperty("jmh.ignoreLock", "true");
    }

    @Test
    void run_measuresInAFork_andTellsOfIt() throws Exception {
        BenchOutcome outcome = start(TINY).ended().join();

        assertThat(outcome.sentences()).isEmpty();
        assertThat(outcome.ending()).isEqualTo(BenchOutcome.Ending.COMPLETE);
        Measurement measured = outcome.record().measurements().getFirst();
        assertThat(measured.setup().forks()).isEqualTo(1);
        assertThat(measured.setup().jvmArgs()).isEmpty();
        assertThat(measured.primary().points()).hasSize(2);
        assertThat(measured.secondary()).containsKey("gc.alloc.rate.norm");
        assertThat(outcome.record().warmups().get(measured.id()).getFirst()).hasSize(1);
        assertThat(outcome.record().collections()).containsOnlyKeys(measured.id());
        assertThat(outcome.record().collections().get(measured.id())).hasSize(1);
        assertThat(outcome.record().before()).isNotNull();
        assertThat(JmhJson.parse(outcome.record().json()))
                .isEqualTo(outcome.record().measurements());
        assertThat(seen).hasSize(6).allMatch(it -> it.fork() == 1 && it.forks() == 1);
        assertThat(seen).filteredOn(Progress::ended).hasSize(3);
        assertThat(seen.getFirst().warmup()).isTrue();
        assertThat(lines).anyMatch(it -> it.startsWith("# Fork: 1 of 1"));
    }

    @Test
    void cancel_endsTheFork_andLetsNoOtherBegin() throws Exception {
        CountDownLatch measuring = new CountDownLatch(1);
        ForkMarks marks = ForkMarks.make();
        BenchPlan plan = BenchPlan.of(Effort.NORMAL, LONG);
        BenchRun run = new BenchRun(plan.batches(marks), marks, it -> measuring.countDown(), lines::add, () -> {});
        run.start();
        measuring.await();
        List<ProcessHandle> forks = marks.running();

        run.cancel();

        assertThat(forks).hasSize(1).noneMatch(ProcessHandle::isAlive);
        assertThat(run.ended()).isCompleted();
        assertThat(run.ended().join().ending()).isEqualTo(BenchOutcome.Ending.CANCELLED);
        assertThat(lines).filteredOn(it -> it.startsWith("# Fork:")).hasSize(1);
        assertThat(marks.folder()).doesNotExist();
    }

    @Test
    void start_isRefused_whileAnotherRunGoesOn() throws Exception {
        try (BenchRun run = start(LONG)) {
            assertThat(run.ended()).isNotDone();
            assertThatThrownBy(() -> start(TINY))
                    .isInstanceOfSatisfying(
                            BenchRefused.class, it -> assertThat(it.busy()).isTrue());
        }
        assertThatThrownBy(() -> start(List.of("NoSuchThing"))).isInstanceOf(BenchRefused.class);
        start(TINY).close();
    }

    private BenchRun start(List<String> words) throws BenchRefused {
        return bench.start(BenchPlan.of(Effort.NORMAL, words), seen::add, lines::add);
    }
}
