package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.util.Collection;

/// A watched `UnpooledByteBufAllocator`.
final class UnpooledWatch implements PoolWatch {

    private final int id;
    private final UnpooledByteBufAllocator allocator;
    private final boolean preferDirect;
    private long heap;
    private long direct;

    UnpooledWatch(int id, boolean preferDirect) {
        this.id = id;
        this.preferDirect = preferDirect;
        allocator = new UnpooledByteBufAllocator(preferDirect);
    }

    @Override
    public int id() {
        return id;
    }

    @Override
    public ByteBufAllocator allocator() {
        return allocator;
    }

    @Override
    public void read(Collection<? extends PoolThread> threads) {
        heap = allocator.metric().usedHeapMemory();
        direct = allocator.metric().usedDirectMemory();
    }

    @Override
    public void write(PartStore store, Places places, boolean exact) {
        PartWriter part = store.part();
        part.u(PoolPart.UNPOOLED)
                .text(allocator.getClass().getName())
                .text("unpooled")
                .flag(preferDirect);
        store.put(PoolPart.POOL, id, 0, 0, part);
        counters(store, exact);
    }

    @Override
    public void counters(PartStore store, boolean exact) {
        PartWriter counters =
                store.part().z(heap).z(direct).z(-1).z(-1).u(exact ? 0 : 1).u(0);
        store.put(PoolPart.COUNTERS, id, 0, 0, counters);
    }

    @Override
    public void meet(PoolThread thread) {}

    @Override
    public String stats() {
        return allocator.metric().toString();
    }
}
