package io.netty.buffer;

import io.netty.buffer.AdaptivePoolingAllocator.AdaptiveByteBuf;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/// The place of a live buffer in its allocator, read without touching the buffer.
public final class PlacePeek {

    private static final VarHandle FAST_CAPACITY = Fields.field(AdaptiveByteBuf.class, "maxFastCapacity");

    /// The chunk that it lies in; null if it has memory of its own.
    public @Nullable Object chunk;

    /// Netty's handle of its place, or -1.
    public long handle;

    /// Its first byte in the chunk.
    public long offset;

    /// Bytes up to which it can grow without moving.
    public int maxLength;

    /// Bytes of the chunk if it is for this buffer alone and belongs to an arena; else 0.
    public int hugeSize;

    /// The arena of a huge chunk, or null.
    public @Nullable Object arena;

    /// The thread cache that it goes to when it is freed, or null.
    public @Nullable Object cache;

    /// Address of its first byte, or identity hash code of its array; -1 if it has neither.
    public long identity;

    /// Reads the place of a buffer or, for a slice, of the part it shows.
    public void read(ByteBuf buffer) {
        ByteBuf core = Peek.core(buffer);
        ByteBuf root = Peek.root(core);
        clear(root);
        if (root instanceof PooledByteBuf<?> pooled) {
            pooled(pooled);
        } else if (root instanceof AdaptiveByteBuf adaptive) {
            chunk = adaptive.chunk;
            offset = AdaptivePeek.start(adaptive);
            maxLength = (int) FAST_CAPACITY.get(adaptive);
        }
        if (core != root) {
            shift(core, root);
        }
        identity = identity(buffer);
    }

    private void clear(ByteBuf root) {
        chunk = null;
        arena = null;
        cache = null;
        handle = -1;
        offset = 0;
        hugeSize = 0;
        maxLength = root.capacity();
    }

    private void pooled(PooledByteBuf<?> pooled) {
        PoolChunk<?> in = pooled.chunk;
        chunk = in;
        offset = pooled.offset;
        maxLength = pooled.maxLength;
        cache = pooled.cache;
        if (in != null && in.unpooled) {
            hugeSize = in.chunkSize;
            arena = in.arena;
        } else {
            handle = pooled.handle;
        }
    }

    /// A slice begins somewhere in the buffer it is a view of.
    private void shift(ByteBuf view, ByteBuf root) {
        Peek.Spot spot = new Peek.Spot();
        Peek.find(view, spot);
        long begin = spot.offset;
        Peek.find(root, spot);
        offset += begin - spot.offset;
        maxLength = view.capacity();
    }

    private static long identity(ByteBuf buffer) {
        if (buffer.refCnt() == 0) {
            return -1;
        }
        if (buffer.hasArray()) {
            return System.identityHashCode(buffer.array());
        }
        return buffer.hasMemoryAddress() ? buffer.memoryAddress() : -1;
    }
}
