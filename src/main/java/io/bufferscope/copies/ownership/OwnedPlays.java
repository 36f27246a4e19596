package io.bufferscope.copies.ownership;

import static io.bufferscope.copies.ownership.Holder.done;
import static io.bufferscope.copies.ownership.Holder.holds;
import static io.bufferscope.copies.ownership.Holder.keeps;

import io.bufferscope.copies.ownership.Holder.Role;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/// Plays about memory whose receiver frees it.
final class OwnedPlays {

    private static final int SIZE = 1024;

    private OwnedPlays() {}

    static void right(Script script) {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(SIZE);
        script.watch(() -> Memory.of(buffer));
        script.holders(done(Role.PRODUCER), holds(Role.CONSUMER));
        script.call("consumer.accept(buffer)", buffer::refCnt);
        script.holders(done(Role.PRODUCER), done(Role.CONSUMER));
        script.call("consumer: buffer.release()", buffer::release);
    }

    static void releasedTwice(Script script) {
        ByteBuf buffer = PooledByteBufAllocator.DEFAULT.directBuffer(SIZE);
        script.watch(() -> Memory.of(buffer));
        script.holders(keeps(Role.PRODUCER), done(Role.CONSUMER));
        script.call("consumer: buffer.release()", buffer::release);
        script.call("producer: buffer.release()", buffer::release);
    }

    static void neverReleased(Script script) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false, 1, 1, 4096, 4, 0, 0, false);
        script.call("pool.pinnedHeapMemory()", pool::pinnedHeapMemory);
        ByteBuf dropped = pool.heapBuffer(SIZE);
        script.watch(() -> Memory.of(dropped));
        script.holders(holds(Role.PROGRAM));
        script.call("pool.heapBuffer(1024).capacity()", dropped::capacity);
        script.holders(keeps(Role.PROGRAM));
        script.call("pool.pinnedHeapMemory()", pool::pinnedHeapMemory);
        dropped.release();
    }

    @SuppressWarnings("MustBeClosedChecker")
    static void closedTwice(Script script) {
        Arena arena = Arena.ofShared();
        MemorySegment segment = arena.allocate(SIZE);
        script.watch(() -> Memory.of(segment));
        script.holders(done(Role.FIRST), keeps(Role.SECOND));
        script.run("arena.close()", arena::close);
        script.run("arena.close()", arena::close);
    }

    static void wrongAllocator(Script script) {
        script.holders(keeps(Role.CALLEE));
        script.imagine("free(pointer of another allocator)", "free(): invalid pointer");
    }
}
