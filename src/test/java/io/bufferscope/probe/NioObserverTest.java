package io.bufferscope.probe;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import org.junit.jupiter.api.Test;

class NioObserverTest {

    private final Rig rig = new Rig();

    @Test
    void firstSight_tellsEverything_forHeapBuffer() {
        rig.made(ByteBuffer.allocate(4));

        assertThat(rig.ops())
                .containsExactly(
                        "thread #1 new 0 " + Thread.currentThread().getName(),
                        "enter 0",
                        "memory @1 heap size 4",
                        "nio #1 ByteBuffer java.nio.HeapByteBuffer flags 0 width 1 @1+0 capacity 4",
                        "at #1 0 4 -1",
                        "bytes @1+0 00000000",
                        "involved #1",
                        "CALL 1");
    }

    @Test
    void relativePut_writesOnlyWhatChanged() {
        ByteBuffer buffer = rig.made(ByteBuffer.allocate(4));
        rig.ops();

        buffer.put((byte) 7);
        rig.relative(buffer);
        rig.line();

        assertThat(rig.ops()).containsExactly("at #1 1 4 -1", "bytes @1+0 07", "involved #1", "CALL 3", "LINE 0");
    }

    @Test
    void mark_isReadAndDropped_withoutBeingTouched() {
        ByteBuffer buffer = rig.made(ByteBuffer.allocate(4));
        rig.ops();

        buffer.position(2).mark();
        rig.indices(buffer);
        assertThat(rig.state()).containsExactly("at #1 2 4 2");

        buffer.position(3).reset();
        rig.indices(buffer);
        assertThat(buffer.position()).isEqualTo(2);
        assertThat(rig.state()).isEmpty();

        buffer.clear();
        rig.indices(buffer);
        assertThat(rig.state()).containsExactly("at #1 0 4 -1");
    }

    @Test
    void views_shareTheMemory_ofTheirParent() {
        ByteBuffer direct = rig.made(ByteBuffer.allocateDirect(16));
        rig.ops();

        ByteBuffer slice = rig.made(direct.slice(4, 8));
        assertThat(rig.state()).contains("nio #2 ByteBuffer java.nio.DirectByteBuffer flags 4 width 1 @1+4 capacity 8");

        slice.order(ByteOrder.LITTLE_ENDIAN).put(0, (byte) 9);
        rig.called(slice);
        assertThat(rig.state())
                .containsExactly(
                        "nio #2 ByteBuffer java.nio.DirectByteBuffer flags 5 width 1 @1+4 capacity 8",
                        "at #2 0 8 -1",
                        "bytes @1+4 09");

        rig.made(slice.asReadOnlyBuffer().asIntBuffer());
        assertThat(rig.state())
                .containsExactly(
                        "nio #3 IntBuffer java.nio.DirectIntBufferRS flags 6 width 4 @1+4 capacity 2", "at #3 0 2 -1");
    }

    @Test
    void readOnlyHeapBuffer_isFoundInItsArray_thoughTheArrayIsHidden() {
        ByteBuffer buffer = rig.made(ByteBuffer.allocate(16));
        rig.ops();

        rig.made(buffer.position(3).slice().asReadOnlyBuffer());

        assertThat(rig.state()).contains("nio #2 ByteBuffer java.nio.HeapByteBufferR flags 2 width 1 @1+3 capacity 13");
    }

    @Test
    void parentSeenAfterItsSlice_takesTheSliceOver() {
        ByteBuffer parent = ByteBuffer.allocateDirect(32);
        ByteBuffer slice = rig.made(parent.slice(8, 8));
        rig.ops();

        rig.made(parent);

        assertThat(rig.state())
                .contains(
                        "memory @2 direct size 32",
                        "forget @1",
                        "nio #1 ByteBuffer java.nio.DirectByteBuffer flags 4 width 1 @2+8 capacity 8",
                        "at #1 0 8 -1");
        assertThat(slice.capacity()).isEqualTo(8);
    }

    @Test
    void charactersOfAString_haveNoMemory() {
        rig.made(CharBuffer.wrap("text"));

        assertThat(rig.state())
                .containsExactly(
                        "nio #1 CharBuffer java.nio.StringCharBuffer flags "
                                + (ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN ? 3 : 2)
                                + " width 2 @0+0 capacity 4",
                        "at #1 0 4 -1");
    }
}
