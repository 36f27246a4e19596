package io.bufferscope.trace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TraceFileTest {

    private static final Note UNWOVEN = new Note(Note.Kind.METHOD_UNWOVEN, List.of("Main.huge"));
    private static final Environment ENVIRONMENT =
            new Environment(new TreeMap<>(Map.of("java.version", "25", "os", "测试")));

    @TempDir
    Path folder;

    @TempDir
    Path spill;

    private Path file;
    private RecordedTrace recorded;

    @BeforeEach
    void begin() throws IOException {
        file = folder.resolve("a.bscope");
        recorded = new RecordedTrace(Programs.three(), spill);
        recorded.environment(ENVIRONMENT);
        recorded.note(UNWOVEN);
    }

    @AfterEach
    void end() {
        recorded.close();
    }

    private List<Frame> record(int steps) throws IOException {
        Script script = Script.of(99, steps);
        recorded.append(script.ops.array(), script.ops.size());
        OpWriter last = new OpWriter(32);
        last.output(false, "bye\n");
        recorded.append(last.array(), last.size());
        recorded.end(new Ending(Ending.Kind.EXITED, 3));
        return script.frames;
    }

    @Test
    void open_givesEqualTrace_afterSave() throws Exception {
        List<Frame> frames = record(500);
        TraceFile.save(recorded, file);
        assertEqualTrace(file, frames);
        assertThat(folder).isDirectoryContaining(file::equals);
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void save_writesEqualFile_whenAnOpenedTraceIsSavedAgain() throws Exception {
        record(300);
        TraceFile.save(recorded, file);
        Path again = folder.resolve("b.bscope");
        try (Trace opened = TraceFile.open(file)) {
            TraceFile.save(opened, again);
        }
        assertThat(again).hasSameBinaryContentAs(file);
    }

    private static void assertEqualTrace(Path file, List<Frame> frames) throws IOException {
        try (Trace opened = TraceFile.open(file)) {
            assertThat(opened.program()).isEqualTo(Programs.three());
            assertThat(opened.environment()).isEqualTo(ENVIRONMENT);
            assertThat(opened.ending()).isEqualTo(new Ending(Ending.Kind.EXITED, 3));
            assertThat(opened.notes()).containsExactly(UNWOVEN);
            assertThat(opened.steps()).isEqualTo(frames.size());
            assertThat(opened.trailingOutput()).contains(new Output(false, "bye\n"));
            assertThat(RecordedTraceTest.list(opened.frames(1, frames.size()))).isEqualTo(frames);
        }
    }

    @Test
    void open_readsLongTrace_withAndWithoutIndex() throws Exception {
        Workload.fill(recorded, 50_000);
        TraceFile.save(recorded, file);
        byte[] whole = Files.readAllBytes(file);
        try (Trace opened = TraceFile.open(file)) {
            assertSameSteps(opened, 50_000);
            assertThat(opened.notes()).containsExactly(UNWOVEN);
            assertThat(opened.ending().kind()).isEqualTo(Ending.Kind.STOPPED);
        }
        Files.write(file, Arrays.copyOf(whole, whole.length - 30));
        try (Trace opened = TraceFile.open(file)) {
            assertSameSteps(opened, 50_000);
            assertThat(opened.notes()).containsExactly(UNWOVEN, new Note(Note.Kind.CUT_SHORT, List.of("50000")));
        }
    }

    private void assertSameSteps(Trace opened, int steps) {
        assertThat(opened.steps()).isEqualTo(steps);
        for (long step = steps; step > 0; step -= 1777) {
            assertThat(opened.frame(step)).isEqualTo(recorded.frame(step));
        }
        assertThat(opened.outline(1, steps)).usingRecursiveComparison().isEqualTo(recorded.outline(1, steps));
    }

    @Test
    void open_showsWhatIsWhole_whenFileIsCutAnywhere() throws Exception {
        List<Frame> frames = record(100);
        TraceFile.save(recorded, file);
        byte[] whole = Files.readAllBytes(file);
        assertThat(whole.length).isGreaterThan(6000);
        Path cut = folder.resolve("cut.bscope");
        long most = 0;
        for (int length = 0; length < whole.length; length++) {
            Files.write(cut, Arrays.copyOf(whole, length));
            most = Math.max(most, assertPrefix(cut, frames, most, Note.Kind.CUT_SHORT));
        }
        assertThat(most).isEqualTo(100);
    }

    private static long assertPrefix(Path cut, List<Frame> frames, long least, Note.Kind flaw) throws IOException {
        try (Trace opened = TraceFile.open(cut)) {
            long steps = opened.steps();
            assertThat(steps).isBetween(least, (long) frames.size());
            assertThat(opened.notes()).last().isEqualTo(new Note(flaw, List.of(Long.toString(steps))));
            for (long step = 1; step <= steps; step += 1 + steps / 3) {
                assertThat(opened.frame(step)).isEqualTo(frames.get((int) step - 1));
            }
            assertThat(opened.trailingOutput()).isNotNull();
            return steps;
        } catch (TraceFormatException e) {
            assertThat(e).hasMessageMatching("cut.bscope is [^\n]*\\.");
            assertThat(least).isZero();
            return 0;
        }
    }

    @Test
    void open_showsWhatStandsBeforeDamage_whenAByteIsFlipped() throws Exception {
        List<Frame> frames = record(70);
        TraceFile.save(recorded, file);
        byte[] whole = Files.readAllBytes(file);
        Path cut = folder.resolve("cut.bscope");
        for (int at = Header.SIZE; at < whole.length - 20; at++) {
            byte[] flipped = whole.clone();
            flipped[at] ^= 16;
            Files.write(cut, flipped);
            assertPrefix(cut, frames, 0, Note.Kind.DAMAGED);
        }
    }

    @Test
    void open_saysWhatIsWrong_whenFileIsForeignOrNewer() throws Exception {
        assertRefused(new byte[0], TraceFormatException.Kind.FOREIGN, "a.bscope is not a recording of Bufferscope.");
        assertRefused(
                "{\"a\": 1}".getBytes(UTF_8),
                TraceFormatException.Kind.FOREIGN,
                "a.bscope is not a recording of Bufferscope.");
        byte[] newer = Header.bytes();
        newer[7] = 3;
        assertRefused(
                newer,
                TraceFormatException.Kind.NEWER,
                "a.bscope was written by a newer Bufferscope (format 3; this one reads up to 2).");
        assertRefused(
                Header.bytes(),
                TraceFormatException.Kind.CUT_SHORT,
                "a.bscope is cut off before its program; nothing in it can be shown.");
    }

    private void assertRefused(byte[] data, TraceFormatException.Kind kind, String message) throws IOException {
        Files.write(file, data);
        assertThatThrownBy(() -> TraceFile.open(file))
                .isInstanceOfSatisfying(
                        TraceFormatException.class, e -> assertThat(e.kind()).isEqualTo(kind))
                .hasMessage(message);
    }

    @Test
    void save_leavesOldFile_whenItFails() throws Exception {
        Files.writeString(file, "old");
        recorded.close();
        assertThatThrownBy(() -> TraceFile.save(recorded, file)).isInstanceOf(IllegalStateException.class);
        assertThat(file).hasContent("old");
        assertThat(folder.toFile().list()).hasSize(1);
    }

    @Test
    void save_replacesFile_whenThereIsOne() throws Exception {
        Files.writeString(file, "old");
        TraceFile.save(recorded, file);
        try (Trace opened = TraceFile.open(file)) {
            assertThat(opened.steps()).isZero();
            assertThat(opened.trailingOutput()).isEmpty();
            assertThat(opened.outline(1, 0).events()).isEmpty();
        }
    }
}
