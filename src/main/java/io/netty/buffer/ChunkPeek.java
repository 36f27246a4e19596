package io.netty.buffer;

import io.netty.buffer.AdaptivePoolingAllocator.Chunk;
import io.netty.buffer.AdaptivePoolingAllocator.SizeClassedChunk;
import io.netty.util.concurrent.MpscIntQueue;
import java.lang.invoke.VarHandle;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// The reader of a chunk of an adaptive allocator.
public final class ChunkPeek {

    private static final int LEAF = 32 * 1024;
    private static final int CLAIMED = 0x80;
    private static final int CLAIMED_BELOW = 0x40;
    private static final int SHIFT = 0x3F;
    private static final int PACKED_OFFSET = 0xFFFF;
    private static final int PACKED_SIZE = 16;

    private static final Class<?> BUDDIES = Fields.type("AdaptivePoolingAllocator$BuddyChunk");
    private static final Class<?> STACK = Fields.type("AdaptivePoolingAllocator$IntStack");
    private static final VarHandle POOLED = Fields.field(Chunk.class, "pooled");
    private static final VarHandle SEGMENTS = Fields.field(SizeClassedChunk.class, "segments");
    private static final VarHandle SEGMENT_SIZE = Fields.field(SizeClassedChunk.class, "segmentSize");
    private static final VarHandle EXTERNAL = Fields.field(SizeClassedChunk.class, "externalFreeList");
    private static final VarHandle LOCAL = Fields.field(SizeClassedChunk.class, "localFreeList");
    private static final VarHandle STACKED = Fields.field(STACK, "stack");
    private static final VarHandle TOP = Fields.field(STACK, "top");
    private static final VarHandle TREE = Fields.field(BUDDIES, "buddies");
    private static final VarHandle RETURNED = Fields.field(BUDDIES, "freeList");

    private final Chunk chunk;

    public ChunkPeek(Object chunk) {
        this.chunk = (Chunk) chunk;
    }

    /// A receiver of places in a chunk.
    public interface Blocks {

        /// A place.
        ///
        /// @param offset its first byte
        /// @param size its bytes
        void block(int offset, int size);
    }

    /// A chunk, or null for what only stands for one.
    static @Nullable Object real(@Nullable Object chunk) {
        return chunk instanceof Chunk real && real.delegate != null ? chunk : null;
    }

    public boolean direct() {
        return chunk.delegate.isDirect();
    }

    /// Address of its first byte, or identity hash code of its array; -1 if its memory was freed.
    public long identity() {
        AbstractByteBuf memory = chunk.delegate;
        if (memory.refCnt() == 0) {
            return -1;
        }
        return memory.hasArray()
                ? System.identityHashCode(memory.array())
                : memory.hasMemoryAddress() ? memory.memoryAddress() : -1;
    }

    public int capacity() {
        return chunk.delegate.capacity();
    }

    /// Whether its memory was given back.
    public boolean freed() {
        return chunk.delegate.refCnt() == 0;
    }

    /// Whether it is cut into equal segments.
    public boolean segmented() {
        return chunk instanceof SizeClassedChunk;
    }

    /// Whether it is cut into halves of halves.
    public boolean buddies() {
        return BUDDIES.isInstance(chunk);
    }

    /// Whether it can be used again.
    public boolean pooled() {
        return (boolean) POOLED.get(chunk);
    }

    public int segmentSize() {
        return (int) SEGMENT_SIZE.get(chunk);
    }

    public int segments() {
        return (int) SEGMENTS.get(chunk);
    }

    /// Scans in a row that found a segmented chunk wholly free.
    public int purgeEpoch() {
        return chunk instanceof SizeClassedChunk sized ? sized.purgeEpoch : 0;
    }

    /// Tells the segments in the list of the thread that owns the chunk, the one given out next first.
    public void local(Blocks to) {
        Object stack = LOCAL.get(chunk);
        if (stack != null) {
            int[] offsets = (int[]) STACKED.get(stack);
            for (int i = Math.min((int) TOP.get(stack), offsets.length - 1); i >= 0; i--) {
                to.block(offsets[i], segmentSize());
            }
        }
    }

    /// Tells the segments in the list that all threads give back to.
    public void external(Blocks to) {
        queued((MpscIntQueue) EXTERNAL.get(chunk), offset -> to.block(offset, segmentSize()));
    }

    /// Tells the claimed blocks of a chunk of halves, by ascending offset.
    public void claimed(Blocks to) {
        claimed((byte[]) TREE.get(chunk), 1, 0, to);
    }

    /// Tells the claimed blocks that were given back.
    public void returned(Blocks to) {
        queued(
                (MpscIntQueue) RETURNED.get(chunk),
                packed -> to.block((packed & PACKED_OFFSET) * LEAF, LEAF << (packed >> PACKED_SIZE)));
    }

    private static void claimed(byte[] tree, int node, int offset, Blocks to) {
        int state = tree[node];
        int size = LEAF << (state & SHIFT);
        if ((state & CLAIMED) != 0) {
            to.block(offset, size);
        } else if ((state & CLAIMED_BELOW) != 0) {
            claimed(tree, 2 * node, offset, to);
            claimed(tree, 2 * node + 1, offset + size / 2, to);
        }
    }

    private static void queued(MpscIntQueue queue, IntConsumer to) {
        if (queue instanceof AtomicIntegerArray slots) {
            for (int i = 0; i < slots.length(); i++) {
                if (slots.get(i) != -1) {
                    to.accept(slots.get(i));
                }
            }
        }
    }
}
