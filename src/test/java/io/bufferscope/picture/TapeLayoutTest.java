package io.bufferscope.picture;

import static io.bufferscope.picture.Frames.frame;
import static io.bufferscope.picture.Frames.netty;
import static io.bufferscope.picture.Frames.nio;
import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Bytes;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class TapeLayoutTest {

    private final TapeLayout layout = new TapeLayout(Messages.of(Language.EN));

    private Picture draw(Frame frame) {
        return layout.picture(frame, null, TapeOptions.of(690));
    }

    private static List<String> words(Picture picture) {
        return Shapes.texts(picture).stream().map(Shape.Text::text).toList();
    }

    private static List<String> touched(Picture picture, Style style) {
        return Shapes.flat(picture).stream()
                .filter(shape -> shape.style() == style && shape.id().endsWith("/touched"))
                .map(Shape::id)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7, 16, 17, 100, 4096, 65_536, 1 << 20})
    void saysEveryByteDrawnOrLeftOut_ofAnyCapacity(int capacity) {
        Picture picture = draw(frame().heap(1, capacity, "")
                .tape(nio(1, "b", 1, capacity).build())
                .build());
        long cells = Shapes.flat(picture).stream()
                .filter(s -> s.id().matches("tape:1/cell:\\d+"))
                .count();
        long folded = words(picture).stream()
                .filter(word -> word.endsWith(" bytes"))
                .mapToLong(word -> Long.parseLong(word.replace(" bytes", "").replace(",", "")))
                .sum();
        assertThat(cells + folded).isEqualTo(capacity);
        assertThat(cells).isLessThan(130);
    }

    @Test
    void keepsWordsApart_atAnyIndices() {
        Random random = new Random(42);
        for (int round = 0; round < 400; round++) {
            int capacity = 1 + random.nextInt(60);
            int limit = random.nextInt(capacity + 1);
            int position = random.nextInt(limit + 1);
            int mark = random.nextInt(position + 1);
            int writer = random.nextInt(capacity + 1);
            int reader = random.nextInt(writer + 1);
            Frame frame = frame().heap(1, capacity, "")
                    .heap(2, capacity, "")
                    .tape(nio(1, "nio", 1, capacity)
                            .at(position, limit)
                            .mark(mark)
                            .build())
                    .tape(nio(2, "dup", 1, capacity).at(mark, position).build())
                    .tape(netty(3, "buf", 2, capacity).at(reader, writer).build())
                    .build();
            Picture picture = layout.picture(frame, null, TapeOptions.of(400 + random.nextInt(700)));
            assertThat(Shapes.overlappingTexts(picture))
                    .as(frame.tapes().toString())
                    .isEmpty();
            assertThat(Shapes.textsOutside(picture))
                    .as(frame.tapes().toString())
                    .isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource
    void writesBytes_inEveryFormat(ByteFormat format) {
        Frame frame = frame().heap(1, 2, new byte[] {-1, 65})
                .tape(nio(1, "b", 1, 2).build())
                .build();
        Picture picture = layout.picture(frame, null, TapeOptions.of(690).withFormat(format));
        assertThat(words(picture))
                .contains(
                        switch (format) {
                            case HEX -> new String[] {"ff", "41", "A"};
                            case HEX_ONLY, INT, LONG, FLOAT, DOUBLE -> new String[] {"ff", "41"};
                            case SHORT -> new String[] {"ff", "41", "-191"};
                            case DECIMAL -> new String[] {"-1", "65", "A"};
                            case CHARACTER -> new String[] {"ff", "41", "A"};
                        });
    }

    @Test
    void marksWrittenBytes_thoughTheirValuesAreEqual() {
        Frame before = frame().heap(1, 4, "").tape(nio(1, "b", 1, 4).build()).build();
        Frame after = frame().heap(1, 4, "")
                .tape(nio(1, "b", 1, 4).at(2, 4).build())
                .call("ByteBuffer.putShort(short)", 1)
                .build();
        Picture picture = layout.picture(after, before, TapeOptions.of(690));
        assertThat(touched(picture, Style.WRITTEN)).containsExactly("tape:1/cell:0/touched", "tape:1/cell:1/touched");
    }

    @Test
    void marksReadBytes_whenReaderIndexMovedOverThem() {
        Frame before = frame().heap(1, 4, "abcd")
                .tape(netty(1, "b", 1, 4).at(1, 4).build())
                .build();
        Frame after = frame().heap(1, 4, "abcd")
                .tape(netty(1, "b", 1, 4).at(2, 4).build())
                .call("ByteBuf.readByte()", 1)
                .build();
        assertThat(touched(layout.picture(after, before, TapeOptions.of(690)), Style.READ))
                .containsExactly("tape:1/cell:1/touched");
    }

    @Test
    void marksNothing_whenPositionWasSet() {
        Frame before =
                frame().heap(1, 4, "abcd").tape(nio(1, "b", 1, 4).build()).build();
        Frame after = frame().heap(1, 4, "abcd")
                .tape(nio(1, "b", 1, 4).at(3, 4).build())
                .call("ByteBuffer.position(int)", 1)
                .build();
        Picture picture = layout.picture(after, before, TapeOptions.of(690));
        assertThat(touched(picture, Style.READ)).isEmpty();
        assertThat(touched(picture, Style.WRITTEN)).isEmpty();
    }

    @Test
    void drawsOwnStrips_forNeighboursInOnePooledChunk() {
        byte[] chunk = new byte[4096];
        Frame frame = frame().memory(
                        new Memory(1, Memory.Kind.DIRECT, 0x7f00, 4 << 20, Bytes.NONE.with(0, chunk, 0, 4096)))
                .tape(netty(1, "a", 1, 16).offset(0).build())
                .tape(netty(2, "b", 1, 16).offset(16).build())
                .build();
        assertThat(draw(frame).shapes()).hasSize(2);
    }

    @Test
    void keepsIdsOfCells_whenAWrapperAppears() {
        Tape array = new Tape.Array(1, List.of("data"), 1, 8);
        Picture alone = draw(frame().heap(1, 8, "abc").tape(array).build());
        Picture wrapped = draw(frame().heap(1, 8, "abc")
                .tape(array)
                .tape(nio(2, "nio", 1, 8).build())
                .build());
        List<String> ids = Shapes.flat(wrapped).stream().map(Shape::id).toList();
        assertThat(Shapes.flat(alone).stream().map(Shape::id).filter(id -> id.contains("/cell:")))
                .isNotEmpty()
                .allMatch(ids::contains);
    }

    @Test
    void saysHowManyAreHidden_whenThereAreTooMany() {
        Frames frames = frame();
        for (int i = 1; i <= 60; i++) {
            frames.heap(i, 4, "").tape(nio(i, "b" + i, i, 4).build());
        }
        assertThat(words(draw(frames.build()))).contains("Further tapes not drawn: 20");
    }

    @Test
    void showsAFreedWrapper_asViewOfTheMemoryThatWentToAnother() {
        Frame frame = frame().heap(1, 16, "new")
                .tape(netty(1, "stale", 1, 16).at(0, 5).refCnt(0).build())
                .tape(netty(2, "fresh", 1, 16).at(0, 3).build())
                .build();
        Picture picture = draw(frame);
        assertThat(picture.shapes()).hasSize(1);
        assertThat(words(picture)).contains("fresh", "stale").anyMatch(word -> word.contains("refCnt 0"));
    }
}
