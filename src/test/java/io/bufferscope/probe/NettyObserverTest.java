package io.bufferscope.probe;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.List;
import org.junit.jupiter.api.Test;

class NettyObserverTest {

    private final Rig rig = new Rig();

    @Test
    void firstSight_tellsEverything_forUnpooledHeap() {
        rig.made(Unpooled.buffer(4, 16));

        assertThat(rig.state())
                .containsExactly(
                        "netty #1 io.netty.buffer.UnpooledByteBufAllocator$InstrumentedUnpooledHeapByteBuf"
                                + " flags 0 max 16 parent 0",
                        "memory @1 heap size 4",
                        "place #1 @1+0 capacity 4",
                        "at #1 0 0 refs 1",
                        "bytes @1+0 00000000");
    }

    @Test
    void growth_movesTheTape_andTellsItsContentsAgain() {
        ByteBuf buffer = rig.made(Unpooled.buffer(4, 100));
        rig.ops();

        buffer.writeLong(0x0102030405060708L);
        rig.relative(buffer);

        assertThat(rig.state())
                .containsExactly(
                        "forget @1",
                        "memory @2 heap size 64",
                        "place #1 @2+0 capacity 64",
                        "at #1 0 8 refs 1",
                        "bytes @2+0 0102030405060708" + "00".repeat(56));
    }

    @Test
    void pooledBuffers_lieInOneChunk() {
        PooledByteBufAllocator allocator = new PooledByteBufAllocator(true, 1, 1, 8192, 3, 0, 0, false);
        ByteBuf first = rig.made(allocator.heapBuffer(16));
        ByteBuf second = rig.made(allocator.heapBuffer(16));
        ByteBuf direct = rig.made(allocator.directBuffer(32).setZero(0, 32));

        assertThat(rig.state())
                .contains(
                        "memory @1 heap size 65536",
                        "place #1 @1+0 capacity 16",
                        "place #2 @1+16 capacity 16",
                        "memory @2 direct size 65536",
                        "place #3 @2+0 capacity 32");
        direct.writeInt(5);
        rig.relative(direct);
        assertThat(rig.state()).containsExactly("at #3 0 4 refs 1", "bytes @2+3 05");
        List.of(first, second, direct).forEach(ByteBuf::release);
        rig.called(first);
        assertThat(rig.state()).containsExactly("at #1 0 0 refs 0");
    }

    @Test
    void adaptiveBuffers_lieInTheirChunk() {
        for (boolean direct : new boolean[] {true, false}) {
            Rig fresh = new Rig();
            ByteBufAllocator allocator = new AdaptiveByteBufAllocator(direct);
            ByteBuf first = fresh.made(allocator.buffer(100));
            ByteBuf second = fresh.made(allocator.buffer(100));
            List<String> state = fresh.state();
            assertThat(state.stream().filter(op -> op.startsWith("memory"))).hasSize(1);
            assertThat(state.stream().filter(op -> op.startsWith("place #"))).hasSize(2);
            ByteBuffer view = first.nioBuffer(0, 100);
            fresh.made(view);
            assertThat(fresh.state().toString()).contains("@1+").doesNotContain("memory");
            first.release();
            second.release();
        }
    }

    @Test
    @SuppressWarnings("deprecation")
    void views_shareIndicesAndCounts_withWhatTheyAreViewsOf() {
        ByteBuf buffer = rig.made(Unpooled.buffer(8).writeInt(1));
        ByteBuf slice = rig.made(buffer.slice(1, 3));
        ByteBuf swapped = rig.made(slice.order(ByteOrder.LITTLE_ENDIAN));
        assertThat(rig.state())
                .contains(
                        "netty #2 io.netty.buffer.UnpooledSlicedByteBuf flags 0 max 3 parent 1",
                        "place #2 @1+1 capacity 3",
                        "netty #3 io.netty.buffer.SwappedByteBuf flags 1 max 3 parent 2",
                        "place #3 @1+1 capacity 3");

        slice.readByte();
        rig.relative(slice);
        assertThat(rig.state()).containsExactlyInAnyOrder("at #2 1 3 refs 1", "at #3 1 3 refs 1");

        swapped.retain();
        rig.indices(swapped);
        assertThat(rig.state()).containsExactlyInAnyOrder("at #1 0 4 refs 2", "at #2 1 3 refs 2", "at #3 1 3 refs 2");
    }

    @Test
    void composite_tellsItsParts_andFollowsThem() {
        ByteBuf head = rig.made(Unpooled.wrappedBuffer(new byte[] {1, 2, 3}));
        ByteBuf body = rig.made(Unpooled.directBuffer(4).writeInt(7));
        rig.ops();
        CompositeByteBuf composite = rig.made(Unpooled.compositeBuffer().addComponents(true, head, body));

        assertThat(rig.state())
                .contains("parts #3 [0 3 @1+0 #1] [3 4 @2+0 #2]", "place #3 @0+0 capacity 7", "at #3 0 7 refs 1");
        composite.setByte(6, 9);
        rig.called(composite);
        assertThat(rig.state()).containsExactly("bytes @2+3 09");

        rig.made(composite.slice(2, 3));
        assertThat(rig.state()).contains("parts #4 [0 1 @1+2 #1] [1 2 @2+0 #2]");

        composite.release();
        rig.called(composite);
        assertThat(rig.state())
                .contains("at #1 0 3 refs 0", "at #2 0 4 refs 0", "at #3 0 7 refs 0", "at #4 0 3 refs 0");
    }

    @Test
    void fixedComposite_tellsItsParts() {
        ByteBuf head = rig.made(Unpooled.wrappedBuffer(new byte[] {1, 2, 3}).skipBytes(1));
        ByteBuf body = rig.made(Unpooled.directBuffer(4).writeInt(7));
        rig.ops();
        rig.made(Unpooled.wrappedUnmodifiableBuffer(head, body));

        assertThat(rig.state()).contains("parts #3 [0 2 @1+1 #1] [2 4 @2+0 #2]");
    }

    @Test
    void readOnlyViews_areFoundInTheirMemory() {
        ByteBuf buffer = rig.made(Unpooled.buffer(8).writeInt(1));
        rig.made(buffer.asReadOnly());
        rig.made(Unpooled.unreleasableBuffer(buffer));
        rig.made(Unpooled.wrappedBuffer(ByteBuffer.allocateDirect(6).asReadOnlyBuffer()));
        rig.made(Unpooled.EMPTY_BUFFER);

        assertThat(rig.state())
                .contains(
                        "place #2 @1+0 capacity 8",
                        "place #3 @1+0 capacity 8",
                        "place #4 @2+0 capacity 6",
                        "place #5 @0+0 capacity 0",
                        "at #5 0 0 refs 1");
    }
}
