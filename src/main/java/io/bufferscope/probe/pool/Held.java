package io.bufferscope.probe.pool;

import io.bufferscope.trace.PartWriter;
import io.bufferscope.trace.PoolPart;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PlacePeek;
import java.lang.ref.WeakReference;
import org.jspecify.annotations.Nullable;

/// A buffer that the player got and can tell of, even after it was leaked.
final class Held {

    private static final int HELD = 0;
    private static final int LEAKED = 1;
    private static final int LOST = 2;

    final int id;
    final String name;
    final PoolWatch pool;
    final int requested;
    final PlayerThread thread;
    final int parent;

    private @Nullable ByteBuf buffer;
    private @Nullable WeakReference<ByteBuf> leaked;
    private boolean direct;
    private int chunk;
    private long handle = -1;
    private long identity = -1;
    private long offset;
    private int length;
    private int maxLength;
    private int refCnt;
    private int cacheThread;

    /// @param parent number of the buffer that it is a slice of, or 0
    Held(int id, String name, PoolWatch pool, int requested, PlayerThread thread, int parent, ByteBuf buffer) {
        this.id = id;
        this.name = name;
        this.pool = pool;
        this.requested = requested;
        this.thread = thread;
        this.parent = parent;
        this.buffer = buffer;
    }

    /// The buffer, or null once it was leaked.
    @Nullable
    ByteBuf buffer() {
        return buffer;
    }

    /// Whether it has gone back to its allocator.
    boolean freed() {
        return buffer != null && buffer.refCnt() == 0;
    }

    /// Drops the reference.
    void leak() {
        leaked = new WeakReference<>(buffer);
        buffer = null;
    }

    /// Whether the garbage collector has taken it.
    boolean lost() {
        return leaked != null && leaked.refersTo(null);
    }

    /// Reads where it lies, while its thread waits.
    void read(Places places, ChunkIds ids) {
        ByteBuf live = buffer;
        if (live == null) {
            if (parent == 0) {
                places.add(pool.id(), chunk, handle, identity);
            }
            return;
        }
        PlacePeek peek = places.read(pool.id(), live);
        direct = live.isDirect();
        chunk = ids.of(peek.chunk);
        handle = peek.handle;
        identity = peek.identity;
        offset = peek.offset;
        length = live.capacity();
        maxLength = peek.maxLength;
        refCnt = live.refCnt();
        cacheThread = pool.cacheThread(peek);
    }

    void write(PartStore store) {
        int fate = lost() ? LOST : buffer == null ? LEAKED : HELD;
        PartWriter part = store.part();
        part.text(name)
                .u(0)
                .u(pool.id())
                .u(requested)
                .flag(direct)
                .u(chunk)
                .z(handle)
                .z(identity)
                .u(offset);
        part.u(length).u(maxLength).z(buffer == null ? -1 : refCnt);
        part.u(thread.number()).u(buffer == null ? 0 : cacheThread).u(parent).u(fate);
        store.put(PoolPart.BUFFER, id, 0, 0, part);
    }
}
