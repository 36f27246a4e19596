package io.bufferscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordedTraceTest {

    @TempDir
    Path folder;

    private RecordedTrace trace;

    @BeforeEach
    void begin() throws IOException {
        trace = new RecordedTrace(Programs.three(), folder);
    }

    @AfterEach
    void end() {
        trace.close();
    }

    @Test
    void frames_areNone_whereNothingWasRecorded() {
        assertThat(trace.frames(1, trace.steps()).hasNext()).isFalse();
    }

    @Test
    void frame_givesFramesOfOracle_whenChunksEndBetweenAnyOperations() throws Exception {
        Script script = Script.of(7, 600);
        appendInChunks(script, new Random(7));
        assertThat(trace.steps()).isEqualTo(600);
        for (int step : new Random(8).ints(300, 1, 601).toArray()) {
            assertThat(trace.frame(step)).isEqualTo(script.frames.get(step - 1));
        }
        assertThat(list(trace.frames(1, 600))).isEqualTo(script.frames);
        assertThat(list(trace.frames(590, 600))).isEqualTo(script.frames.subList(589, 600));
        assertThat(list(trace.frames(3, 2))).isEmpty();
    }

    private void appendInChunks(Script script, Random random) throws IOException {
        byte[] all = script.ops.array();
        int from = 0;
        for (int cut : script.cuts) {
            if (random.nextInt(5) == 0) {
                append(all, from, cut);
                from = cut;
            }
        }
        append(all, from, script.ops.size());
    }

    private void append(byte[] all, int from, int to) throws IOException {
        byte[] chunk = new byte[to - from + 5];
        System.arraycopy(all, from, chunk, 0, to - from);
        trace.append(chunk, to - from);
    }

    @Test
    void frames_areEqual_whenReadForwardsBackwardsAndForwardsAgain() throws Exception {
        Workload.fill(trace, 60_000);
        List<Frame> forwards = list(trace.frames(1, 60_000));
        for (int step = 60_000; step > 58_000; step--) {
            assertThat(trace.frame(step)).isEqualTo(forwards.get(step - 1));
        }
        for (int step : new Random(3).ints(400, 1, 60_001).toArray()) {
            assertThat(trace.frame(step)).isEqualTo(forwards.get(step - 1));
        }
        for (int step = 16_000; step < 18_500; step++) {
            assertThat(trace.frame(step)).isEqualTo(forwards.get(step - 1));
        }
        assertThat(trace.segments().list()).hasSizeGreaterThan(3);
    }

    @Test
    void outline_tellsEventsOfFrames_acrossSegments() throws Exception {
        Workload.fill(trace, 40_000);
        Outline outline = trace.outline(1, 40_000);
        for (Frame frame : list(trace.frames(1, 40_000))) {
            assertThat(outline.event(frame.step())).isEqualTo(frame.event());
            assertThat(outline.printed(frame.step())).isEqualTo(!frame.output().isEmpty());
            assertThat(outline.changed(frame.step())).isEqualTo(frame.event() == Event.CALL || frame.step() == 1);
        }
        assertThat(trace.outline(20_000, 20_009).events()).hasSize(10);
        assertThat(trace.outline(5, 4).events()).isEmpty();
    }

    @Test
    void append_keepsWholeSteps_whenOperationsMakeNoSense() throws Exception {
        OpWriter ops = new OpWriter(64);
        ops.newThread(1, false, "main");
        ops.line(0);
        ops.line(1);
        ops.nioIndices(99, 1, 1, 1);
        ops.line(2);
        assertThatThrownBy(() -> trace.append(ops.array(), ops.size()))
                .isInstanceOf(TraceFormatException.class)
                .hasMessage("The recording is damaged: it names buffer 99 before describing it.");
        assertThat(trace.steps()).isEqualTo(2);
        assertThat(trace.frame(2).site().id()).isEqualTo(1);
        assertThat(trace.trailingOutput()).isEmpty();
        assertThatThrownBy(() -> trace.append(ops.array(), 0)).isInstanceOf(TraceFormatException.class);
    }

    @Test
    void trailingOutput_tellsWhatFollowsLastStep() throws Exception {
        OpWriter ops = new OpWriter(64);
        ops.newThread(1, false, "main");
        ops.output(false, "one");
        ops.line(0);
        trace.append(ops.array(), ops.size());
        assertThat(trace.trailingOutput()).isEmpty();
        ops.clear();
        ops.output(true, "two");
        trace.append(ops.array(), ops.size());
        assertThat(trace.trailingOutput()).containsExactly(new Output(true, "two"));
        assertThat(trace.frame(1).output()).containsExactly(new Output(false, "one"));
        ops.clear();
        ops.line(1);
        trace.append(ops.array(), ops.size());
        assertThat(trace.frame(2).output()).containsExactly(new Output(true, "two"));
        assertThat(trace.trailingOutput()).isEmpty();
    }

    @Test
    void frame_isReadWhole_whileTraceGrows() throws Exception {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        Thread writer = Thread.ofPlatform().start(() -> {
            try {
                Workload.fill(trace, 100_000);
            } catch (Throwable e) {
                failure.set(e);
            }
        });
        Random random = new Random(1);
        while (writer.isAlive()) {
            long steps = trace.steps();
            if (steps > 0) {
                long step = random.nextBoolean() ? steps : 1 + random.nextLong(steps);
                assertThat(trace.frame(step).step()).isEqualTo(step);
                assertThat(trace.outline(Math.max(1, step - 50), step).events()).isNotEmpty();
            }
        }
        writer.join();
        assertThat(failure).hasNullValue();
        assertThat(trace.steps()).isEqualTo(100_000);
    }

    @Test
    void onChange_callsListener_whenTraceGrewAndEnded() throws Exception {
        CountDownLatch ended = new CountDownLatch(1);
        trace.onChange(() -> {
            if (trace.steps() == 1000 && trace.ending().kind() == Ending.Kind.EXITED) {
                ended.countDown();
            }
        });
        Workload.fill(trace, 1000);
        trace.end(new Ending(Ending.Kind.EXITED, 0));
        assertThat(ended.await(30, TimeUnit.SECONDS)).isTrue();
    }

    @Test
    void frame_refuses_whenThereIsNoSuchStep() throws Exception {
        assertThatThrownBy(() -> trace.frame(1)).isInstanceOf(IndexOutOfBoundsException.class);
        Workload.fill(trace, 10);
        assertThatThrownBy(() -> trace.frame(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> trace.frame(11)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> trace.outline(1, 11)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> trace.frames(1, 11)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void close_deletesSpillFile() {
        assertThat(folder).isNotEmptyDirectory();
        trace.close();
        assertThat(folder).isEmptyDirectory();
        assertThatThrownBy(() -> trace.append(new byte[0], 0)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void keyFrames_stayRare_whenTheyAreLarge() throws Exception {
        Workload.fillLarge(trace, 1 << 20, 200_000);
        long keys = trace.segments().list().size();
        assertThat(keys).isBetween(2L, 5L);
        assertThat(trace.frame(150_000).step()).isEqualTo(150_000);
    }

    @Test
    void heap_staysBounded_whenTraceIsLong() throws Exception {
        long before = heap();
        Workload.fill(trace, 1_000_000);
        for (int step : new Random(4).ints(200, 1, 1_000_001).toArray()) {
            assertThat(trace.frame(step).step()).isEqualTo(step);
        }
        assertThat(heap() - before).isLessThan(64L << 20);
    }

    private static long heap() {
        System.gc();
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }

    static List<Frame> list(Iterator<Frame> frames) {
        List<Frame> list = new ArrayList<>();
        frames.forEachRemaining(list::add);
        return list;
    }
}
