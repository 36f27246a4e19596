package io.bufferscope.app.scope;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.session.ChildJvm;
import io.bufferscope.session.ProgramRunner;
import io.bufferscope.session.Run;
import io.bufferscope.session.RunOptions;
import io.bufferscope.session.RunStart;
import io.bufferscope.trace.Ending;
import io.bufferscope.trace.Event;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Note;
import io.bufferscope.trace.Output;
import io.bufferscope.trace.Tape;
import io.bufferscope.trace.Trace;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// What the examples claim, on the frames of real runs.
@Timeout(120)
class ExamplesTest {

    private final ProgramRunner runner = new ProgramRunner(ChildJvm.ofThisProcess());

    static List<Example> examples() {
        return Example.ALL;
    }

    @ParameterizedTest
    @EnumSource
    void words_areThereInEveryLanguage(Language language) {
        for (Example example : Example.ALL) {
            ExampleWords.Text text = example.words().in(language);
            assertThat(Stream.of(text.title(), text.question(), text.explanation()))
                    .as(example.fileName())
                    .noneMatch(String::isBlank);
        }
    }

    @Test
    void titles_differ() {
        for (Language language : Language.values()) {
            assertThat(Example.ALL.stream()
                            .map(example -> example.words().in(language).title()))
                    .doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("examples")
    void example_runsToItsEnd(Example example) {
        watch(example.fileName(), trace -> {
            assertThat(trace.ending()).isEqualTo(new Ending(Ending.Kind.EXITED, 0));
            assertThat(trace.notes()).allMatch(note -> note.kind() == Note.Kind.POOLS_SAMPLED);
        });
    }

    @Test
    void secondFlip_leavesNothing() {
        watch("DoubleFlip.java", trace -> {
            List<Frame> flips = calls(trace, "flip");
            assertThat(nio(flips.get(0), "nio").limit()).isEqualTo(4);
            assertThat(nio(flips.get(1), "nio").limit()).isZero();
            assertThat(thrown(trace)).containsExactly("BufferUnderflowException");
            assertThat(said(trace)).contains("a0b0c0d");
        });
    }

    @Test
    void compact_keepsWhatClearGivesUp() {
        watch("CompactAndClear.java", trace -> {
            assertThat(nio(calls(trace, "compact").getFirst(), "kept").position())
                    .isEqualTo(3);
            assertThat(nio(calls(trace, "clear").getFirst(), "lost").position()).isZero();
        });
    }

    @Test
    void mark_isLostByGoingBeforeItAndByRewind() {
        watch("LostMark.java", trace -> {
            assertThat(nio(calls(trace, "mark").getFirst(), "page").mark()).isEqualTo(4);
            assertThat(nio(calls(trace, "position").get(2), "page").mark()).isEqualTo(-1);
            assertThat(nio(calls(trace, "rewind").getFirst(), "page").mark()).isEqualTo(-1);
            assertThat(thrown(trace)).containsExactly("InvalidMarkException", "InvalidMarkException");
        });
    }

    @Test
    void rewind_leavesTheLimitAtTheCapacity() {
        watch("RewindIsNotFlip.java", trace -> {
            assertThat(nio(calls(trace, "flip").getFirst(), "flipped").limit()).isEqualTo(5);
            assertThat(nio(calls(trace, "rewind").getFirst(), "rewound").limit())
                    .isEqualTo(12);
        });
    }

    @Test
    void duplicate_isBigEndianAgain() {
        watch("OrderLost.java", trace -> {
            Frame last = trace.frame(trace.steps());
            assertThat(nio(last, "part").order()).hasToString("BIG_ENDIAN");
            assertThat(nio(last, "little").order()).hasToString("LITTLE_ENDIAN");
            assertThat(said(trace)).contains("BIG_ENDIAN: 16777216").endsWith("LITTLE_ENDIAN: 1\n");
        });
    }

    @Test
    void growth_dependsOnTheAllocator() {
        watch("GrowthSteps.java", trace -> {
            List<Frame> fifth = calls(trace, "writeByte");
            assertThat(netty(fifth.get(0), "unpooled").capacity()).isEqualTo(64);
            assertThat(netty(fifth.get(1), "pooled").capacity()).isEqualTo(16);
            assertThat(netty(fifth.get(2), "adaptive").capacity()).isEqualTo(32);
            Frame before = trace.frame(fifth.get(1).step() - 1);
            assertThat(netty(before, "pooled").memory())
                    .isEqualTo(netty(fifth.get(1), "pooled").memory());
        });
    }

    @Test
    void composite_showsTheFirstBytesInsteadOfTheNew() {
        watch("CompositeWithoutWriterIndex.java", trace -> {
            List<Frame> added = calls(trace, "addComponent");
            assertThat(netty(added.get(1), "message").capacity()).isEqualTo(8);
            assertThat(netty(added.get(1), "message").writerIndex()).isZero();
            assertThat(netty(added.get(2), "message").writerIndex()).isEqualTo(2);
            assertThat(said(trace)).contains("readable now: HE\n");
        });
    }

    @Test
    void slice_diesWithItsBuffer() {
        watch("SliceAfterRelease.java", trace -> {
            assertThat(netty(calls(trace, "release").getFirst(), "payload").refCnt())
                    .isZero();
            assertThat(thrown(trace)).containsExactly("IllegalReferenceCountException");
            assertThat(said(trace)).contains("retained in time: 3");
        });
    }

    @Test
    void retainedSlice_hasItsOwnCountOnlyWhenPooled() {
        watch("RetainedSlices.java", trace -> {
            List<Frame> slices = calls(trace, "retainedSlice");
            assertThat(netty(slices.get(0), "pooled").refCnt()).isEqualTo(2);
            assertThat(said(trace)).contains("pooled: parent 2, child 1", "adaptive: parent 2, child 2");
            assertThat(netty(calls(trace, "release").getLast(), "adaptive").refCnt())
                    .isZero();
        });
    }

    @Test
    void staleSlice_readsAndFreesAStrangersBuffer() {
        watch(
                "StaleSlice.java",
                trace -> assertThat(said(trace))
                        .contains("same object handed out again: true", "reads 77777777", "buffer: 0"));
    }

    @Test
    void staleSlice_isRefusedOnAnOrdinaryThread() {
        Example example = example("StaleSlice.java");
        watch(example, false, trace -> assertThat(said(trace)).contains("again: false", "an exception: refCnt: 0"));
    }

    @Test
    void nioBuffer_showsTheNextOwnersBytes() {
        watch("NioBufferKept.java", trace -> {
            assertThat(thrown(trace)).containsExactly("IllegalReferenceCountException");
            assertThat(said(trace)).contains("does not: 11111111", "shows 77777777", "reads 0");
        });
    }

    @Test
    void partialWrite_dropsTheRest() {
        watch("PartialWrite.java", trace -> {
            assertThat(nio(calls(trace, "clear").getFirst(), "lost").position()).isZero();
            assertThat(said(trace)).contains("clear(): Hello\n", "remain: Hello, world\n");
        });
    }

    private void watch(String fileName, Consumer<Trace> check) {
        Example example = example(fileName);
        watch(example, example.words().fastThread(), check);
    }

    private void watch(Example example, boolean fastThread, Consumer<Trace> check) {
        RunOptions standard = RunOptions.defaults();
        RunOptions options = new RunOptions(
                List.of(), List.of(), "", fastThread, null, false, 100_000, null, standard.compilerMessages());
        try (Run run = runner.run(Path.of(example.fileName()), example.open().text(), options)) {
            RunStart start = run.started().join();
            assertThat(start).isInstanceOf(RunStart.Running.class);
            run.ended().join();
            check.accept(((RunStart.Running) start).trace());
        }
    }

    private static Example example(String fileName) {
        return Example.ALL.stream()
                .filter(each -> each.fileName().equals(fileName))
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Frame> frames(Trace trace) {
        return LongStream.rangeClosed(1, trace.steps()).mapToObj(trace::frame);
    }

    private static List<Frame> calls(Trace trace, String method) {
        return frames(trace)
                .filter(frame -> frame.event() == Event.CALL
                        && frame.site().call() != null
                        && frame.site().call().contains("." + method + "("))
                .toList();
    }

    private static List<String> thrown(Trace trace) {
        return frames(trace)
                .filter(frame -> frame.thrown() != null)
                .map(frame -> frame.thrown().className())
                .map(name -> name.substring(name.lastIndexOf('.') + 1))
                .toList();
    }

    private static String said(Trace trace) {
        return Stream.concat(frames(trace).flatMap(frame -> frame.output().stream()), trace.trailingOutput().stream())
                .map(Output::text)
                .collect(Collectors.joining());
    }

    private static Tape.Nio nio(Frame frame, String name) {
        return (Tape.Nio) tape(frame, name);
    }

    private static Tape.Netty netty(Frame frame, String name) {
        return (Tape.Netty) tape(frame, name);
    }

    private static Tape tape(Frame frame, String name) {
        return frame.tapes().stream()
                .filter(tape -> tape.names().contains(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no tape " + name + " at step " + frame.step()));
    }
}
