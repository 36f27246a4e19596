package io.bufferscope.picture;

import static io.bufferscope.picture.Frames.frame;
import static io.bufferscope.picture.Frames.netty;
import static io.bufferscope.picture.Frames.nio;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Change;
import io.bufferscope.trace.Diff;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Program;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class NarratorTest {

    private static final Program PROGRAM =
            new Program("Demo.java", "one\n  two();\nthree", "Demo", List.of(), List.of(), List.of());

    private static String tell(Language language, Frame before, Frame after, Change... changes) {
        return new Narrator(Messages.of(language), PROGRAM)
                .tell(before, after, List.of(changes))
                .text();
    }

    private static final Change[] FLIPPED = {new Change.Moved(1, "position", 5, 0), new Change.Moved(1, "limit", 16, 5)
    };

    @Test
    void tellsFlip_byWhereItsNumbersComeFrom() {
        assertThat(tell(Language.EN, Scene.FLIP.before(), Scene.FLIP.after(), FLIPPED))
                .isEqualTo("nio.flip() set limit to the old position (5) and moved position to 0. No byte moved.");
    }

    @Test
    void tellsFlip_inChinese() {
        assertThat(tell(Language.ZH, Scene.FLIP.before(), Scene.FLIP.after(), FLIPPED))
                .isEqualTo("nio.flip() 把 limit 设为原来的 position（5），并把 position 移到 0。没有字节移动。");
    }

    @Test
    void coloursIndices_asTheirPointers() {
        Narration told = new Narrator(Messages.of(Language.EN), PROGRAM)
                .tell(Scene.FLIP.before(), Scene.FLIP.after(), List.of(FLIPPED));
        assertThat(told.spans())
                .contains(
                        new Narration.Span("nio.flip()", Style.TEXT, true),
                        new Narration.Span("limit", Style.BOUND_LIMIT, false),
                        new Narration.Span("position", Style.CURSOR_POSITION, false));
    }

    @Test
    void tellsGrowth_withBytesAndMemory() {
        String told = tell(
                Language.EN,
                Scene.GROWTH.before(),
                Scene.GROWTH.after(),
                new Change.Moved(1, "writerIndex", 8, 12),
                new Change.Moved(1, "capacity", 8, 16),
                new Change.Rehomed(1, 1, 2),
                new Change.Rewritten(1, 8, 12, 4));
        assertThat(told)
                .isEqualTo("buf.writeBytes() grew capacity from 8 to 16, moved writerIndex from 8 to 12,"
                        + " took other memory and changed bytes 8 to 11.");
    }

    @Test
    void tellsRelease_thatFrees() {
        assertThat(tell(Language.EN, Scene.FREED.before(), Scene.FREED.after(), new Change.Moved(1, "refCnt", 1, 0)))
                .isEqualTo("buf.release() lowered refCnt from 1 to 0, which freed the buffer.");
    }

    @Test
    void tellsCompact_byWhatRemained() {
        assertThat(tell(
                        Language.EN,
                        Scene.COMPACT.before(),
                        Scene.COMPACT.after(),
                        new Change.Moved(1, "position", 2, 3),
                        new Change.Moved(1, "limit", 5, 16),
                        new Change.Rewritten(1, 0, 3, 3)))
                .isEqualTo("nio.compact() set limit to capacity (16), moved position to the number of bytes"
                        + " that remained (3) and changed bytes 0 to 2.");
    }

    @Test
    void tellsUnderflow_withTheNumbersThatForbadeIt() {
        Frame frame = frame().heap(1, 4, "abcd")
                .tape(nio(1, "nio", 1, 4).at(4, 4).build())
                .call("ByteBuffer.get()", 1)
                .threw("java.nio.BufferUnderflowException", null)
                .build();
        assertThat(tell(Language.EN, frame, frame))
                .isEqualTo(
                        "nio.get() threw BufferUnderflowException. What remained in nio was 0: limit 4 − position 4.");
    }

    @Test
    void tellsUseAfterRelease() {
        Frame frame = frame().heap(1, 4, "")
                .tape(netty(1, "buf", 1, 4).refCnt(0).build())
                .call("ByteBuf.readByte()", 1)
                .threw("io.netty.util.IllegalReferenceCountException", "refCnt: 0")
                .build();
        assertThat(tell(Language.ZH, frame, frame))
                .isEqualTo("buf.readByte() 抛出了 IllegalReferenceCountException：refCnt: 0。buf 的 refCnt 是 0：它之前已被释放。");
    }

    @Test
    void tellsLine_withWhatHappenedSince() {
        Frame frame = frame().heap(1, 4, "abcd")
                .tape(nio(1, "nio", 1, 4).build())
                .line(7)
                .printed("pos=0\n")
                .build();
        assertThat(tell(Language.EN, frame, frame, new Change.Rewritten(1, 2, 3, 1)))
                .isEqualTo("Line 7 is next. Since the step before, the program worked on nio: it changed byte 2."
                        + " The program printed pos=0.");
    }

    @Test
    void tellsNewView_withWhomItShares() {
        assertThat(tell(Language.EN, Scene.SLICES.before(), Scene.SLICES.after(), new Change.Appeared(3)))
                .isEqualTo("nio.slice() returned."
                        + " status is new: HeapByteBuffer, capacity 6, on memory it shares with bytes.");
    }

    @Test
    void makesNoClaim_whenNothingChanged() {
        Frame frame = frame().heap(1, 4, "")
                .tape(nio(1, "nio", 1, 4).build())
                .call("ByteBuffer.get(int)", 1)
                .build();
        assertThat(tell(Language.EN, frame, frame)).isEqualTo("nio.get() changed no index and no byte.");
    }

    @Test
    void printsRows_inColumns() {
        StepTable table = new StepTable(Messages.of(Language.EN), PROGRAM);
        Frame flipped = Scene.FLIP.after();
        assertThat(table.header()).isEqualTo("   step  line  what ran" + " ".repeat(38) + "what changed");
        assertThat(table.row(Scene.FLIP.before(), flipped, List.of(FLIPPED)))
                .isEqualTo("      7     3    nio.flip()" + " ".repeat(34) + "nio: position 5→0, limit 16→5");
    }

    @ParameterizedTest
    @EnumSource
    void findsEveryPhrase_forTheRealDifferenceOfEveryScene(Scene scene) {
        for (Language language : Language.values()) {
            String told = new Narrator(Messages.of(language), PROGRAM)
                    .tell(scene.before(), scene.after(), Diff.between(scene.before(), scene.after()))
                    .text();
            assertThat(told).isNotBlank().doesNotContain("[narrate");
        }
    }

    @Test
    void tellsFlip_fromTheRealDifference() {
        List<Change> changes = Diff.between(Scene.FLIP.before(), Scene.FLIP.after());
        assertThat(new Narrator(Messages.of(Language.EN), PROGRAM)
                        .tell(Scene.FLIP.before(), Scene.FLIP.after(), changes)
                        .text())
                .isEqualTo("nio.flip() set limit to the old position (5) and moved position to 0. No byte moved.");
    }
}
