package io.bufferscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BytesTest {

    private static final int SIZE = 3 * Page.SIZE + 17;

    private final Random random = new Random(42);

    @Test
    void share_keepsEveryVersion_whenContentsAreWrittenOn() {
        Contents contents = new Contents(Bytes.NONE);
        int[] plain = new int[SIZE];
        Arrays.fill(plain, -1);
        List<Bytes> versions = new ArrayList<>();
        List<int[]> expected = new ArrayList<>();
        for (int i = 0; i < 300; i++) {
            write(contents, plain);
            if (random.nextInt(3) == 0) {
                versions.add(contents.share());
                expected.add(plain.clone());
            }
        }
        for (int i = 0; i < versions.size(); i++) {
            assertThat(plain(versions.get(i))).isEqualTo(expected.get(i));
        }
    }

    private void write(Contents contents, int[] plain) {
        int offset = random.nextInt(SIZE);
        int length = random.nextInt(Math.min(SIZE - offset, random.nextBoolean() ? 9 : 5000) + 1);
        byte[] data = new byte[length + 2];
        random.nextBytes(data);
        contents.write(offset, data, 2, length);
        for (int i = 0; i < length; i++) {
            plain[offset + i] = data[2 + i] & 0xFF;
        }
    }

    private static int[] plain(Bytes bytes) {
        int[] plain = new int[SIZE];
        Arrays.setAll(plain, bytes::get);
        return plain;
    }

    @Test
    void get_returnsMinusOne_whereNothingWasRecorded() {
        Bytes bytes = Bytes.NONE.with(100, new byte[] {1}, 0, 1);
        assertThat(bytes.get(99)).isEqualTo(-1);
        assertThat(bytes.get(100)).isEqualTo(1);
        assertThat(bytes.get(101)).isEqualTo(-1);
        assertThat(bytes.get(-1)).isEqualTo(-1);
        assertThat(bytes.get(1L << 50)).isEqualTo(-1);
    }

    @Test
    void equals_comparesValues_howeverTheyWereWritten() {
        byte[] data = new byte[5000];
        random.nextBytes(data);
        Bytes once = Bytes.NONE.with(70, data, 0, data.length);
        Bytes pieces = Bytes.NONE.with(20_000, data, 0, 0);
        for (int i = data.length - 1; i >= 0; i--) {
            pieces = pieces.with(70 + i, data, i, 1);
        }
        assertThat(pieces).isEqualTo(once).hasSameHashCodeAs(once).hasToString("5000 bytes");
        assertThat(once.with(70, new byte[] {(byte) (data[0] + 1)}, 0, 1)).isNotEqualTo(once);
        assertThat(once.with(69, new byte[1], 0, 1)).isNotEqualTo(once);
    }

    @Test
    void with_sharesBlocks_whereNothingWasWritten() {
        Bytes before = Bytes.NONE.with(0, new byte[8192], 0, 8192);
        Bytes after = before.with(65, new byte[] {7}, 0, 1);
        assertThat(after.sharesBlock(before, 0)).isTrue();
        assertThat(after.sharesBlock(before, 64)).isFalse();
        assertThat(after.sharesBlock(before, 128)).isTrue();
        assertThat(after.sharesPage(before, 64)).isFalse();
        assertThat(after.sharesPage(before, 5000)).isTrue();
    }

    @Test
    void writeTo_writesFewOperations_forManyNeighbouringBytes() {
        Bytes bytes = Bytes.NONE.with(3, new byte[10_000], 0, 10_000);
        OpWriter out = new OpWriter(16);
        bytes.writeTo(out, 1);
        assertThat(out.size()).isLessThan(10_040);
    }
}
