package io.bufferscope.trace;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ChunkTest {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private byte[] three() throws IOException {
        ChunkWriter writer = new ChunkWriter(out);
        writer.write(ChunkWriter.HELLO, "a=1\n".getBytes(UTF_8), 4);
        writer.write(ChunkWriter.OPS, new byte[100_000], 99_999);
        writer.write(ChunkWriter.LIMIT, new byte[8], 0);
        return out.toByteArray();
    }

    @Test
    void next_readsKindsAndPayloads_inOrder() throws Exception {
        ChunkReader reader = new ChunkReader(new ByteArrayInputStream(three()));
        assertThat(reader.next()).isTrue();
        assertThat(reader.kind()).isEqualTo(ChunkWriter.HELLO);
        assertThat(new String(reader.data(), 0, reader.length(), UTF_8)).isEqualTo("a=1\n");
        assertThat(reader.next()).isTrue();
        assertThat(reader.length()).isEqualTo(99_999);
        assertThat(reader.next()).isTrue();
        assertThat(reader.length()).isZero();
        assertThat(reader.next()).isFalse();
        assertThat(reader.torn()).isFalse();
        assertThat(reader.position()).isEqualTo(out.size());
    }

    @Test
    void next_endsAfterWholeChunks_whenStreamIsTorn() throws Exception {
        byte[] data = three();
        for (int length : List.of(1, 11, 12, 15, 16, 17, 40, 70_000, data.length - 1)) {
            ChunkReader reader = new ChunkReader(new ByteArrayInputStream(data, 0, length));
            List<Integer> kinds = new ArrayList<>();
            while (reader.next()) {
                kinds.add(reader.kind());
            }
            assertThat(kinds).hasSize(length < 16 ? 0 : length < 100_027 ? 1 : 2);
            assertThat(reader.torn()).isEqualTo(length != 16);
        }
    }

    @Test
    void next_refusesChunk_whenAnyByteIsFlipped() throws Exception {
        new ChunkWriter(out).write(ChunkWriter.OPS, "operations".getBytes(UTF_8), 10);
        byte[] data = Arrays.copyOf(out.toByteArray(), 2 * out.size());
        System.arraycopy(data, 0, data, out.size(), out.size());
        for (int i = 0; i < out.size(); i++) {
            byte[] flipped = data.clone();
            flipped[i] ^= 4;
            ChunkReader reader = new ChunkReader(new ByteArrayInputStream(flipped));
            if (i >= 4 && i < 8 && !nextOrRefuses(reader)) {
                continue;
            }
            assertThatThrownBy(reader::next).isInstanceOf(TraceFormatException.class);
        }
    }

    /// A flipped length may also look like a torn stream.
    private static boolean nextOrRefuses(ChunkReader reader) {
        try {
            assertThat(reader.next()).isFalse();
        } catch (IOException e) {
            assertThat(e).isInstanceOf(TraceFormatException.class);
        }
        return false;
    }
}
