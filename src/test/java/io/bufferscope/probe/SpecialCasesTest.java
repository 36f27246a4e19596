package io.bufferscope.probe;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.buffer.UnpooledHeapByteBuf;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.util.List;
import org.junit.jupiter.api.Test;

class SpecialCasesTest {

    private final Rig rig = new Rig();

    @Test
    void classOfTheProgram_isAskedWithoutTheLock() {
        Own buffer = rig.made(new Own(rig));
        assertThat(rig.state())
                .containsExactly(
                        "netty #1 io.bufferscope.probe.SpecialCasesTest$Own flags 0 max 64 parent 0",
                        "memory @1 heap size 8",
                        "place #1 @1+0 capacity 8",
                        "at #1 0 0 refs 1",
                        "bytes @1+0 0000000000000000");

        buffer.writeInt(5);
        rig.relative(buffer);
        assertThat(rig.state()).containsExactly("at #1 0 4 refs 1", "bytes @1+3 05");
        rig.line();
        assertThat(buffer.underLock).isFalse();
        assertThat(buffer.recorded).isFalse();
    }

    /// A buffer whose class the program wrote, and whose methods are woven.
    private static final class Own extends UnpooledHeapByteBuf {
        private final Rig rig;
        private boolean underLock;
        private boolean recorded;

        Own(Rig rig) {
            super(UnpooledByteBufAllocator.DEFAULT, 8, 64);
            this.rig = rig;
        }

        @Override
        public int capacity() {
            if (rig != null) {
                underLock |= Thread.holdsLock(rig.journal.lock);
                StackTraceElement[] stack = new Throwable().getStackTrace();
                boolean fromProbe = List.of(stack).toString().contains("NettyAnswer");
                recorded |= fromProbe && rig.recorder.enter(5) != null;
            }
            return super.capacity();
        }
    }

    @Test
    void recycledBuffer_keepsItsTape_andShowsThatItWasHandedOutAnew() throws InterruptedException {
        PooledByteBufAllocator allocator = new PooledByteBufAllocator(true, 1, 1, 8192, 3, 64, 32, false);
        Thread thread = new FastThreadLocalThread(() -> recycle(allocator));
        thread.start();
        thread.join();

        List<String> state = rig.state();
        assertThat(state.stream().filter(op -> op.startsWith("netty #"))).allMatch(op -> op.startsWith("netty #1 "));
        assertThat(state)
                .containsSubsequence("at #1 0 4 refs 1", "at #1 0 4 refs 0", "name #1 old", "at #1 0 0 refs 1");
    }

    private void recycle(PooledByteBufAllocator allocator) {
        Activation activation = rig.enter(1);
        for (int i = 0; i < 20; i++) {
            allocator.directBuffer(16).release();
        }
        ByteBuf old = allocator.directBuffer(16);
        rig.recorder.called(old, activation, 1, null, Effect.ANY);
        rig.recorder.local(old, activation, 1, "old");
        old.writeInt(3);
        rig.recorder.called(null, activation, 2, old, Effect.RELATIVE);
        old.release();
        rig.recorder.called(null, activation, 3, old, Effect.INDICES);
        ByteBuf again = allocator.directBuffer(16);
        assertThat(again).isSameAs(old);
        rig.recorder.called(again, activation, 4, null, Effect.ANY);
    }

    @Test
    @SuppressWarnings("MustBeClosedChecker")
    void closedArena_isNoFault_andItsAddressIsNewMemory() {
        Arena arena = Arena.ofShared();
        ByteBuffer buffer = rig.made(arena.allocate(64).asByteBuffer());
        rig.ops();
        arena.close();
        buffer.position(4);
        rig.called(buffer);
        rig.line();

        assertThat(rig.ops()).containsExactly("at #1 4 64 -1", "involved #1", "CALL 2", "LINE 0");
        assertThat(rig.scene.alive(rig.scene.known(buffer).memory)).isFalse();
    }

    @Test
    void confinedArena_isReadOnItsThreadOnly() throws InterruptedException {
        try (Arena arena = Arena.ofConfined()) {
            ByteBuffer buffer = rig.made(arena.allocate(8).asByteBuffer());
            rig.ops();
            Thread other = new Thread(() -> rig.recorder.line(rig.enter(1), 9));
            other.start();
            other.join();
            assertThat(rig.ops()).contains("LINE 9");
            buffer.put(0, (byte) 1);
            rig.line();
            assertThat(rig.state()).containsExactly("bytes @1+0 01");
        }
    }

    @Test
    void changeByAnotherThread_isMarkedAsTorn_untilItsOwnerCalls() throws InterruptedException {
        ByteBuffer buffer = rig.made(ByteBuffer.allocate(8));
        rig.called(buffer);
        rig.ops();
        Thread other = new Thread(() -> {
            Activation activation = rig.enter(1);
            buffer.position(3);
            rig.recorder.line(activation, 9);
        });
        other.start();
        other.join();
        assertThat(rig.state()).containsExactly("at #1 3 8 -1", "torn #1 1");

        rig.indices(buffer);
        assertThat(rig.state()).containsExactly("torn #1 0");
    }

    @Test
    void names_followFieldsSlotsAndVariables() {
        ByteBuffer[] bufs = new ByteBuffer[2];
        ByteBuffer buffer = rig.made(ByteBuffer.allocate(1));
        rig.ops();
        bufs[1] = buffer;
        rig.recorder.slot(buffer, bufs, 1, rig.main);
        rig.local(bufs, "bufs");
        rig.recorder.field(buffer, null, "Cache.buf");
        rig.local(buffer, "buffer");
        Activation inner = rig.enter(2);
        rig.recorder.local(buffer, inner, 1, "buffer");
        rig.recorder.exit(inner);
        assertThat(rig.state())
                .containsExactly(
                        "name #1 ByteBuffer[1]",
                        "unname #1 ByteBuffer[1]",
                        "name #1 bufs[1]",
                        "name #1 Cache.buf",
                        "name #1 buffer");

        rig.recorder.slot(null, bufs, 1, rig.main);
        rig.recorder.field(null, null, "Cache.buf");
        rig.local("text", "buffer");
        assertThat(rig.state()).containsExactly("unname #1 bufs[1]", "unname #1 Cache.buf", "unname #1 buffer");
    }

    @Test
    void storesIntoByteArrays_areSeenAtOnce() {
        byte[] array = new byte[3000];
        rig.local(array, "array");
        rig.ops();
        array[2500] = 7;
        rig.recorder.stored(array, 2500, rig.main);
        rig.line();

        assertThat(rig.ops()).contains("bytes @1+2500 07");
    }

    @Test
    void contentsBeyondTheCap_areWatchedAroundTheIndices() {
        Rig small = new Rig(2048);
        ByteBuffer buffer = small.made(ByteBuffer.allocate(1 << 20));
        small.ops();
        buffer.position(500_000).put((byte) 9);
        small.called(buffer);

        List<String> state = small.state();
        assertThat(state.getFirst()).isEqualTo("at #1 500001 1048576 -1");
        assertThat(state.stream().filter(op -> op.startsWith("bytes"))).hasSizeBetween(2, 3);
    }

    @Test
    void unwatchedView_andItsOwner_shareOneMemory() {
        ByteBuf buffer = rig.made(Unpooled.directBuffer(16));
        ByteBuffer view = rig.made(buffer.nioBuffer(4, 8));
        rig.ops();
        view.put(0, (byte) 3);
        rig.called(view);

        assertThat(rig.state()).containsExactly("bytes @1+4 03");
    }
}
