package io.bufferscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DiffTest {

    private final OpWriter ops = new OpWriter(64);
    private final OpReader reader = new OpReader(new ProgramIndex(Programs.three()));
    private Frame before;

    @BeforeEach
    void begin() throws Exception {
        ops.newThread(1, false, "main");
        ops.memory(1, Memory.Kind.HEAP, 1, 64);
        ops.bytes(1, 0, new byte[64], 0, 64);
        ops.memory(2, Memory.Kind.DIRECT, 2, 64);
        ops.bytes(2, 0, new byte[32], 0, 32);
        ops.nio(1, "ByteBuffer", "java.nio.HeapByteBuffer", 0, 1, 1, 8, 40);
        ops.nioIndices(1, 0, 40, -1);
        ops.netty(2, "io.netty.buffer.CompositeByteBuf", 0, 1000, 0);
        ops.nettyPlace(2, 0, 0, 20);
        ops.components(2, 2);
        ops.component(0, 10, 1, 0, 0);
        ops.component(10, 10, 2, 4, 0);
        ops.netty(4, "io.netty.buffer.UnpooledHeapByteBuf", 0, 1000, 0);
        ops.nettyPlace(4, 1, 0, 16);
        ops.nettyIndices(4, 0, 0, 1);
        ops.nio(5, "LongBuffer", "java.nio.ByteBufferAsLongBufferB", 0, 8, 1, 8, 5);
        before = frame();
    }

    private Frame frame() throws Exception {
        ops.call(1);
        reader.step(ops.array(), 0, ops.size());
        ops.clear();
        return reader.state().frame();
    }

    @Test
    void between_isEmpty_whenNothingChanged() throws Exception {
        ops.bytes(1, 3, new byte[20], 0, 20);
        assertThat(Diff.between(before, frame())).isEmpty();
        assertThat(Diff.between(before, before)).isEmpty();
    }

    @Test
    void between_tellsEveryTape_whenSharedMemoryIsWritten() throws Exception {
        ops.bytes(1, 9, new byte[] {0, 5, 6}, 0, 3);
        ops.nioIndices(1, 4, 40, 2);
        assertThat(Diff.between(before, frame()))
                .containsExactly(
                        new Change.Moved(1, "position", 0, 4),
                        new Change.Moved(1, "mark", -1, 2),
                        new Change.Rewritten(1, 2, 4, 2),
                        new Change.Rewritten(4, 10, 12, 2),
                        new Change.Rewritten(5, 2, 4, 2));
    }

    @Test
    void between_looksIntoComponents_ofComposites() throws Exception {
        ops.bytes(1, 9, new byte[] {7}, 0, 1);
        ops.bytes(2, 4, new byte[] {8}, 0, 1);
        assertThat(Diff.between(before, frame())).contains(new Change.Rewritten(2, 9, 11, 2));
    }

    @Test
    void between_tellsNewPartsAndPlaces() throws Exception {
        ops.components(2, 1);
        ops.component(0, 10, 1, 0, 0);
        ops.nettyPlace(4, 2, 0, 32);
        ops.nettyIndices(4, 0, 3, 2);
        assertThat(Diff.between(before, frame()))
                .containsExactly(
                        new Change.Recomposed(2, 2, 1),
                        new Change.Rehomed(4, 1, 2),
                        new Change.Moved(4, "capacity", 16, 32),
                        new Change.Moved(4, "writerIndex", 0, 3),
                        new Change.Moved(4, "refCnt", 1, 2));
    }

    @Test
    void between_tellsComingAndGoing_bothWays() throws Exception {
        ops.gone(4);
        ops.array(3, 1, 64);
        ops.array(6, 1, 64);
        Frame after = frame();
        assertThat(Diff.between(before, after))
                .containsExactly(new Change.Appeared(3), new Change.Vanished(4), new Change.Appeared(6));
        assertThat(Diff.between(after, before))
                .isEqualTo(List.of(new Change.Vanished(3), new Change.Appeared(4), new Change.Vanished(6)));
    }

    @Test
    void between_ignoresBytes_thatWereNotRecordedBefore() throws Exception {
        ops.bytes(2, 32, new byte[] {1, 2}, 0, 2);
        assertThat(Diff.between(before, frame())).isEmpty();
    }
}
