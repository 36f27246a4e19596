package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PlacePeek;
import java.lang.ref.WeakReference;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/// A live buffer of the program that came from a watched allocator; views of it are not told apart from it.
final class ProgramBuffer extends WeakReference<ByteBuf> {

    private static final int HELD = 0;

    private final int id;
    private final PoolWatch pool;
    private final int thread;

    /// The buffer as the program has it, which can be a wrapper or a view.
    private final WeakReference<ByteBuf> met;

    private boolean gone;
    private int tape;
    private int requested;
    private int refCnt;
    private int capacity;
    private boolean direct;
    private int chunk;
    private long handle = -1;
    private long identity = -1;
    private long offset;
    private int maxLength;
    private int cacheThread;

    /// @param root the buffer itself
    /// @param met as the program has it
    ProgramBuffer(int id, PoolWatch pool, int thread, ByteBuf root, ByteBuf met) {
        super(root);
        this.id = id;
        this.pool = pool;
        this.thread = thread;
        this.met = new WeakReference<>(met);
    }

    PoolWatch pool() {
        return pool;
    }

    /// Looks at its count and capacity; whether they changed since the last look.
    boolean changed(ByteBuf root) {
        int count = root.refCnt();
        int now = count == 0 ? capacity : root.capacity();
        boolean changed = count != refCnt || now != capacity;
        if (now != capacity) {
            requested = now;
        }
        refCnt = count;
        capacity = now;
        return changed;
    }

    /// Reads where it lies.
    ///
    /// @return false if it has gone back to its allocator, or was collected unseen
    boolean read(Places places, ChunkIds ids) {
        ByteBuf root = get();
        if (root != null) {
            changed(root);
        }
        gone = root == null || refCnt == 0;
        if (root == null || gone) {
            return false;
        }
        PlacePeek peek = places.read(pool.id(), root);
        direct = root.isDirect();
        chunk = ids.of(peek.chunk);
        handle = peek.handle;
        identity = peek.identity;
        offset = peek.offset;
        maxLength = peek.maxLength;
        cacheThread = pool.cacheThread(peek);
        return true;
    }

    /// Whether the last reading found that it is no more.
    boolean gone() {
        return gone;
    }

    /// Writes what was read.
    ///
    /// @param tapes gives the number of the tape of a buffer, or 0
    void write(PartStore store, ToIntFunction<Object> tapes) {
        if (tape == 0) {
            tape = tape(met.get(), tapes);
        }
        if (tape == 0) {
            tape = tape(get(), tapes);
        }
        PartWriter part =
                store.part().text("").u(tape).u(pool.id()).u(requested).flag(direct);
        part.u(chunk).z(handle).z(identity).u(offset);
        part.u(capacity).u(maxLength).z(refCnt);
        part.u(thread).u(cacheThread).u(0).u(HELD);
        store.put(PoolPart.BUFFER, id, 0, 0, part);
    }

    private static int tape(@Nullable Object buffer, ToIntFunction<Object> tapes) {
        return buffer == null ? 0 : tapes.applyAsInt(buffer);
    }
}
