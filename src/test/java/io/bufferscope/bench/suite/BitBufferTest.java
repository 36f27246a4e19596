package io.bufferscope.bench.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BitBufferTest {

    private final ByteBuf bytes = Unpooled.buffer();
    private final BitBuffer bits = new BitBuffer(bytes);

    @Test
    void write_packsFieldsWithoutGaps() {
        bits.write(0b101, 3).write(0b11111, 5).write(0b1, 1).flush();

        assertThat(bytes.getUnsignedByte(0)).isEqualTo((short) 0b1011_1111);
        assertThat(bytes.getUnsignedByte(1)).isEqualTo((short) 0b1000_0000);
        assertThat(bytes.writerIndex()).isEqualTo(2);
    }

    @Test
    void read_givesWhatWasWritten_forAnyWidths() {
        Random widths = new Random(5);
        Random values = new Random(6);
        for (int i = 0; i < 1000; i++) {
            bits.write(values.nextInt(), widths.nextInt(32) + 1);
        }
        bits.flush();
        widths.setSeed(5);
        values.setSeed(6);
        for (int i = 0; i < 1000; i++) {
            int value = values.nextInt();
            int width = widths.nextInt(32) + 1;
            assertThat(bits.read(width)).isEqualTo((int) (value & (1L << width) - 1));
        }
    }

    @Test
    void read_throwsAndReadsNothing_whenThereAreTooFew() {
        bits.write(0xAB, 8);

        assertThatThrownBy(() -> bits.read(9)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(bits.read(8)).isEqualTo(0xAB);
    }

    @Test
    void write_refusesOtherWidths() {
        assertThatThrownBy(() -> bits.write(0, 33)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> bits.read(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void close_releasesTheBytes() {
        bits.close();

        assertThat(bytes.refCnt()).isZero();
    }
}
