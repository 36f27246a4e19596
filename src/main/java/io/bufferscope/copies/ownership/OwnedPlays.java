package io.bufferscope.copies.ownership;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.lang.foreign.Arena;

/// Plays about memory whose receiver frees it.
final class OwnedPlays {

    private static final int SIZE = 1024;

    private OwnedPlays() {}

    static void right(Script script) {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(SIZE);
        script.call("consumer.accept(buffer)", buffer::refCnt);
        script.call("consumer: buffer.release()", buffer::release);
    }

    static void releasedTwice(Script script) {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(SIZE);
        script.call("consumer: buffer.release()", buffer::release);
        script.call("producer: buffer.release()", buffer::release);
    }

    static void neverReleased(Script script) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false, 1, 1, 4096, 4, 0, 0, false);
        script.call("pool.pinnedHeapMemory()", pool::pinnedHeapMemory);
        ByteBuf dropped = pool.heapBuffer(SIZE);
        script.call("pool.heapBuffer(1024).capacity()", dropped::capacity);
        script.call("pool.pinnedHeapMemory()", pool::pinnedHeapMemory);
        dropped.release();
    }

    @SuppressWarnings("MustBeClosedChecker")
    static void closedTwice(Script script) {
        Arena arena = Arena.ofShared();
        script.run("arena.close()", arena::close);
        script.run("arena.close()", arena::close);
    }

    static void wrongAllocator(Script script) {
        script.imagine("free(pointer of another allocator)", "free(): invalid pointer");
    }
}
