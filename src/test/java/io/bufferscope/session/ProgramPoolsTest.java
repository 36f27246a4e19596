package io.bufferscope.session;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.bufferscope.picture.pool.Decision;
import io.bufferscope.picture.pool.WhyHere;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.pool.AdaptivePool;
import io.bufferscope.trace.pool.Certainty;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolCounters;
import io.bufferscope.trace.pool.PoolScene;
import io.bufferscope.trace.pool.PooledPool;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A program's own allocators are in its frames, and what is in them is what Netty tells the program itself.
@Timeout(180)
class ProgramPoolsTest {

    private final ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());

    @TempDir
    Path folder;

    @Test
    void pooled_agreesWithItsMetrics_atEachStepThatPrintsThem() throws Exception {
        List<Frame> frames = frames(PoolPrograms.TEACHING, null);

        List<String> told = new ArrayList<>();
        for (Frame frame : frames) {
            if (frame.event() == Event.OUTPUT) {
                PoolCounters counters = frame.pools().pools().getFirst().counters();
                assertThat(counters.usedHeap() + " " + counters.usedDirect() + " " + counters.pinnedHeap() + " "
                                + counters.pinnedDirect())
                        .isEqualTo(text(frame).strip());
                told.add(text(frame));
            }
        }
        assertThat(told).hasSize(3);
        assertThat(frames.getLast().pools().buffers()).isEmpty();
        assertThat(pools(frames)).allMatch(pool -> pool.certainty() == Certainty.EXACT);
    }

    @Test
    void pooled_showsHowItWasBuilt() throws Exception {
        PooledPool pool = (PooledPool)
                frames(PoolPrograms.TEACHING, null).getLast().pools().pools().getFirst();

        assertThat(pool.settings().pageSize()).isEqualTo(4096);
        assertThat(pool.settings().maxOrder()).isEqualTo(4);
        assertThat(pool.settings().chunkSize()).isEqualTo(65536);
        assertThat(pool.settings().smallCacheSize()).isEqualTo(16);
        assertThat(pool.settings().normalCacheSize()).isEqualTo(8);
        assertThat(pool.settings().cacheForAllThreads()).isTrue();
        assertThat(pool.settings().preferDirect()).isTrue();
    }

    @Test
    void buffers_areTheTapesOfVariables_andTheirWaysAreKnown() throws Exception {
        List<Frame> frames = frames(PoolPrograms.TEACHING, null);

        Frame two = last(frames, 5);
        assertThat(two.pools().buffers()).extracting(PoolBuffer::name).containsExactly("a", "b");
        for (PoolBuffer buffer : two.pools().buffers()) {
            assertThat(two.tape(buffer.tape()).names()).contains(buffer.name());
            assertThat(two.tape(buffer.tape()).capacity()).isEqualTo(buffer.length());
        }
        assertThat(why(frames, 4)).contains("why.chunk.new", "why.subpage.zero");
        assertThat(why(frames, 8)).contains("why.cache.hit");
    }

    @Test
    void frames_areTheSame_backwards() throws Exception {
        try (Run run = run(PoolPrograms.TEACHING, null)) {
            Trace trace = trace(run);
            List<Frame> forward = list(trace);
            for (int step = forward.size(); step >= 1; step--) {
                assertThat(trace.frame(step)).isEqualTo(forward.get(step - 1));
            }
        }
    }

    @Test
    void program_noticesNothing() throws Exception {
        try (Run run = run(PoolPrograms.TEACHING, null)) {
            Trace trace = trace(run);
            Path file = Files.writeString(folder.resolve("Plain.java"), PoolPrograms.TEACHING);
            Path out = folder.resolve("plain.txt");
            Process plain = new ProcessBuilder(
                            Path.of(System.getProperty("java.home"), "bin", "java")
                                    .toString(),
                            "-cp",
                            System.getProperty("java.class.path"),
                            file.toString())
                    .redirectOutput(out.toFile())
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();

            assertThat(plain.waitFor(60, SECONDS)).isTrue();
            assertThat(list(trace).stream().map(ProgramPoolsTest::text).collect(Collectors.joining()))
                    .isEqualTo(Files.readString(out, UTF_8));
            assertThat(trace.ending().exitCode()).isEqualTo(plain.exitValue()).isEqualTo(3);
        }
    }

    @Test
    void adaptive_agreesWithItsMetrics_andEachBufferLiesWhereItSays() throws Exception {
        List<Frame> frames = frames(PoolPrograms.DEFAULT, "adaptive");

        assertThat(frames.getLast().pools().pools()).hasSize(1).first().isInstanceOf(AdaptivePool.class);
        assertAgreement(frames);
        assertThat(why(frames, 4)).contains("why.adaptive.new");
    }

    @Test
    void pooledDefault_agreesWithItsMetrics_andEachBufferLiesWhereItSays() throws Exception {
        List<Frame> frames = frames(PoolPrograms.DEFAULT, "pooled");

        assertThat(frames.getLast().pools().pools()).hasSize(1).first().isInstanceOf(PooledPool.class);
        assertAgreement(frames);
    }

    private static void assertAgreement(List<Frame> frames) {
        int told = 0;
        for (Frame frame : frames) {
            if (frame.event() == Event.OUTPUT) {
                String[] said = text(frame).strip().split(" ");
                PoolCounters counters = frame.pools().pools().getFirst().counters();
                assertThat(counters.usedHeap() + " " + counters.usedDirect()).isEqualTo(said[0] + " " + said[1]);
                assertThat(frame.pools().buffers())
                        .anyMatch(buffer -> said[2].equals("-1") || said[2].equals("" + buffer.identity()));
                told++;
            }
        }
        assertThat(told).isEqualTo(2);
        assertThat(frames.getLast().pools().buffers()).isEmpty();
    }

    @Test
    void threads_areShown_withTheirCaches() throws Exception {
        try (Run run = run(PoolPrograms.THREADS, null)) {
            Trace trace = trace(run);
            List<Frame> frames = list(trace);

            assertThat(frames)
                    .anyMatch(frame -> frame.pools().pools().stream()
                            .map(PooledPool.class::cast)
                            .flatMap(it -> it.caches().stream())
                            .anyMatch(
                                    cache -> cache.fast() && cache.threadName().startsWith("worker-")));
            assumeTrue(trace.notes().isEmpty(), "on a busy machine the allocator is only sampled");
            Frame printed = frames.stream()
                    .filter(frame -> frame.event() == Event.OUTPUT)
                    .findFirst()
                    .orElseThrow();
            PooledPool pool = (PooledPool) printed.pools().pools().getFirst();
            assertThat(pool.counters().usedDirect() + " " + pool.counters().pinnedDirect())
                    .isEqualTo(text(printed).strip());
            assertThat(printed.pools().buffers()).hasSize(1);
        }
    }

    @Test
    void unpooledProgram_hasNoAllocators_andLoadsNothingForThem() throws Exception {
        List<Frame> frames = frames(PoolPrograms.UNPOOLED, null);

        assertThat(frames).allMatch(frame -> frame.pools().equals(PoolScene.EMPTY));
        assertThat(frames.stream().map(ProgramPoolsTest::text).collect(Collectors.joining()))
                .isEqualTo("true false\n");
    }

    private List<Frame> frames(String source, @Nullable String allocator) throws Exception {
        try (Run run = run(source, allocator)) {
            return list(trace(run));
        }
    }

    private Run run(String source, @Nullable String allocator) throws Exception {
        RunOptions plain = RunOptions.defaults();
        RunOptions options = new RunOptions(
                plain.args(),
                plain.classPath(),
                "",
                false,
                allocator,
                false,
                plain.stepLimit(),
                null,
                plain.compilerMessages());
        Run run = runner.run(folder.resolve("Main.java"), source, options);
        run.ended().get(120, SECONDS);
        return run;
    }

    private static Trace trace(Run run) throws Exception {
        return ((RunStart.Running) run.started().get(60, SECONDS)).trace();
    }

    private static List<Frame> list(Trace trace) {
        List<Frame> frames = new ArrayList<>();
        trace.frames(1, trace.steps()).forEachRemaining(frames::add);
        return frames;
    }

    private static List<Pool> pools(List<Frame> frames) {
        return frames.stream().flatMap(frame -> frame.pools().pools().stream()).toList();
    }

    private static Frame last(List<Frame> frames, int line) {
        Frame call = frames.stream()
                .filter(frame -> frame.site().line() == line && frame.event() == Event.CALL)
                .reduce((first, second) -> second)
                .orElseThrow();
        return frames.get((int) call.step());
    }

    private static List<String> why(List<Frame> frames, int line) {
        Frame next = last(frames, line);
        PoolScene after = frames.get((int) next.step() - 2).pools();
        PoolScene before = frames.get((int) next.step() - 3).pools();
        return WhyHere.of(before, after).stream().map(Decision::key).toList();
    }

    private static String text(Frame frame) {
        return frame.output().stream().map(Output::text).collect(Collectors.joining());
    }
}
