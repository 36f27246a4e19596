package io.bufferscope.copies.ownership;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/// Plays about memory that is lent for a call.
final class BorrowedPlays {

    private static final int SIZE = 16;
    private static final byte VALUE = 42;

    private BorrowedPlays() {}

    @SuppressWarnings("MustBeClosedChecker")
    static void right(Script script) {
        Arena arena = Arena.ofConfined();
        MemorySegment segment = arena.allocate(SIZE);
        script.run("segment.set(JAVA_BYTE, 0, 42)", () -> segment.set(JAVA_BYTE, 0, VALUE));
        script.call("callee(segment)", () -> segment.get(JAVA_BYTE, 0));
        script.run("arena.close()", arena::close);
    }

    @SuppressWarnings("MustBeClosedChecker")
    static void keptSegment(Script script) {
        Arena arena = Arena.ofConfined();
        MemorySegment kept = arena.allocate(SIZE);
        script.run("kept = arena.allocate(16)", () -> kept.set(JAVA_BYTE, 0, VALUE));
        script.run("arena.close()", arena::close);
        script.call("kept.get(JAVA_BYTE, 0)", () -> kept.get(JAVA_BYTE, 0));
    }

    static void keptSlice(Script script) {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(SIZE).writeByte(VALUE);
        ByteBuf kept = buffer.slice();
        script.call("kept = buffer.slice()", kept::refCnt);
        script.call("buffer.release()", buffer::release);
        script.call("kept.getByte(0)", () -> kept.getByte(0));
    }

    static void otherThread(Script script) {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(SIZE);
            script.call("executor.submit(() -> segment.get(JAVA_BYTE, 0)).get()", () -> elsewhere(segment));
        }
    }

    private static byte elsewhere(MemorySegment segment) throws Exception {
        try {
            return CompletableFuture.supplyAsync(() -> segment.get(JAVA_BYTE, 0), Thread::startVirtualThread)
                    .join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof Exception cause ? cause : e;
        }
    }

    static void byteOrder(Script script) {
        ByteBuffer buffer = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        script.call(
                "buffer.order(LITTLE_ENDIAN).putInt(0, 1).getInt(0)",
                () -> buffer.putInt(0, 1).getInt(0));
        script.call("buffer.duplicate().getInt(0)", () -> buffer.duplicate().getInt(0));
        script.call(
                "buffer.duplicate().order(buffer.order()).getInt(0)",
                () -> buffer.duplicate().order(buffer.order()).getInt(0));
    }
}
