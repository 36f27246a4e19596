package io.bufferscope.picture;

import static io.bufferscope.picture.Frames.frame;
import static io.bufferscope.picture.Frames.netty;
import static io.bufferscope.picture.Frames.nio;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Bytes;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Lives;
import io.bufferscope.trace.Memory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Modes of tapes, the memory map and states as text against files in `src/test/resources/golden`;
/// `-Dgolden.accept=true` takes the new ones over.
class GoldenTextTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");
    private static final Messages ENGLISH = Messages.of(Language.EN);

    private static Frame several() {
        return frame().heap(1, 64, "Hello, world")
                .heap(2, 20, "abcdefgh")
                .memory(new Memory(3, Memory.Kind.DIRECT, 0x7f00, 4096, Bytes.NONE.with(0, new byte[32], 0, 32)))
                .tape(nio(1, "nio", 1, 64).at(5, 12).mark(2).build())
                .tape(nio(2, "slice", 1, 16).offset(4).at(0, 16).build())
                .tape(netty(3, "buf", 2, 20).at(1, 8).build())
                .tape(netty(4, "gone", 3, 16).at(0, 4).refCnt(0).build())
                .tape(netty(5, "fresh", 3, 32).at(0, 0).build())
                .call("ByteBuffer.get()", 1)
                .build();
    }

    private static void check(String name, String text) throws IOException {
        Path file = FOLDER.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.accept")) {
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }

    @Test
    void typedValues_beginAtTheChosenByte() throws IOException {
        Frame frame = frame().heap(1, 16, "Hello, world")
                .tape(nio(1, "nio", 1, 16).at(4, 12).build())
                .build();
        TapeOptions options = TapeOptions.of(690).withFormat(ByteFormat.INT).withChosen(1, 2);
        check("typed_ints_from_2", PictureText.of(new TapeLayout(ENGLISH).picture(frame, null, options)));
    }

    @Test
    void bytes_standAlone_inHex() throws IOException {
        Frame frame = frame().heap(1, 4, "ab").tape(nio(1, "nio", 1, 4).build()).build();
        TapeOptions options = TapeOptions.of(690).withFormat(ByteFormat.HEX_ONLY);
        check("hex_only", PictureText.of(new TapeLayout(ENGLISH).picture(frame, null, options)));
    }

    @Test
    void memoryMap_showsEveryWindow() throws IOException {
        check("memory_map", PictureText.of(new MemoryMapLayout(ENGLISH).picture(several(), 690, 1)));
    }

    @ParameterizedTest
    @EnumSource
    void memoryMap_keepsTextsApartAndInside_inEveryLanguage(Language language) {
        for (double width : List.of(300.0, 690.0, 1100.0)) {
            Picture picture = new MemoryMapLayout(Messages.of(language)).picture(several(), width, 0);
            assertThat(Shapes.overlappingTexts(picture)).as("at %s", width).isEmpty();
            assertThat(Shapes.flat(picture).stream().map(Shape::id)).doesNotHaveDuplicates();
        }
    }

    @Test
    void states_areTextsWithMarks() throws IOException {
        StateText text = new StateText(ENGLISH);
        String all = several().tapes().stream()
                .map(tape -> text.of(several(), tape.id(), new Lives()))
                .collect(Collectors.joining("\n"));
        check("states", all);
    }

    @Test
    void state_isEmpty_ofNoTape() {
        assertThat(new StateText(ENGLISH).of(several(), 99, new Lives())).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void tapes_keepTextsApart_inEveryFormat(ByteFormat format) {
        for (double width : List.of(420.0, 690.0, 1100.0)) {
            TapeOptions options = TapeOptions.of(width).withFormat(format).withChosen(1, 3);
            Picture picture = new TapeLayout(ENGLISH).picture(several(), null, options);
            assertThat(Shapes.overlappingTexts(picture)).as("at %s", width).isEmpty();
            assertThat(Shapes.textsOutside(picture)).as("at %s", width).isEmpty();
            assertThat(Shapes.flat(picture).stream().map(Shape::id)).doesNotHaveDuplicates();
        }
    }

    @Test
    void opening_showsTheFirstBytesOfAFold() {
        Frame frame = frame().heap(1, 4096, "")
                .tape(nio(1, "nio", 1, 4096).at(2000, 4096).build())
                .build();
        TapeLayout layout = new TapeLayout(ENGLISH);
        long closed = cells(layout.picture(frame, null, TapeOptions.of(690)));
        long opened = cells(layout.picture(frame, null, TapeOptions.of(690).withOpened(1, 8)));
        assertThat(opened - closed).isBetween(TapeOptions.OPENED - 8, TapeOptions.OPENED + 16);
    }

    @Test
    void choosing_unfoldsTheByte() {
        Frame frame =
                frame().heap(1, 4096, "").tape(nio(1, "nio", 1, 4096).build()).build();
        Picture picture =
                new TapeLayout(ENGLISH).picture(frame, null, TapeOptions.of(690).withChosen(1, 3000));
        assertThat(Shapes.flat(picture).stream().map(Shape::id)).contains("tape:1/cell:3000/chosen");
    }

    private static long cells(Picture picture) {
        return Shapes.flat(picture).stream()
                .filter(shape -> shape.id().matches("tape:1/cell:\\d+"))
                .count();
    }
}
