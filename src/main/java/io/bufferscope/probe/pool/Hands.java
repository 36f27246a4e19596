package io.bufferscope.probe.pool;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.Nullable;

/// The hands of one thread of a workload: the buffers it holds, oldest first, and what it can do with them.
///
/// Used by its thread only, except while that waits; other threads reach the inbox alone.
final class Hands {

    final SplittableRandom random;
    final int pageSize;
    final int chunkSize;

    /// What was done last, in the words of a script; kept only while [#telling].
    String last = "";

    boolean telling;
    long operations;
    long failed;
    long bytes;

    private final ByteBufAllocator allocator;
    private final @Nullable Boolean direct;
    private final String name;
    private final ConcurrentLinkedQueue<Passed> inbox = new ConcurrentLinkedQueue<>();
    private @Nullable ByteBuf[] live = new @Nullable ByteBuf[64];
    private int[] asked = new int[64];
    private long[] serials = new long[64];
    private int count;
    private long serial;

    /// @param name how its buffers are called
    Hands(String name, WorkPlan plan, ByteBufAllocator allocator, long seed) {
        this.name = name;
        this.allocator = allocator;
        random = new SplittableRandom(seed);
        direct = plan.direct();
        pageSize = plan.pageSize();
        chunkSize = plan.chunkSize();
    }

    /// Number of buffers held.
    int count() {
        return count;
    }

    ByteBuf buffer(int index) {
        ByteBuf buffer = live[index];
        if (buffer == null) {
            throw new IndexOutOfBoundsException(index);
        }
        return buffer;
    }

    /// Bytes that were asked for in a buffer.
    int asked(int index) {
        return asked[index];
    }

    String name(int index) {
        return name + "-" + serials[index];
    }

    /// Number of a buffer in the order of allocation, from 1.
    long serial(int index) {
        return serials[index];
    }

    void allocate(int size) {
        operations++;
        serial++;
        if (telling) {
            last = name + "-" + serial + " = " + memory() + " " + size;
        }
        ByteBuf buffer = direct == null
                ? allocator.buffer(size)
                : direct ? allocator.directBuffer(size) : allocator.heapBuffer(size);
        add(buffer, size, serial);
    }

    private String memory() {
        return direct == null ? "buffer" : direct ? "direct" : "heap";
    }

    private void add(ByteBuf buffer, int size, long number) {
        if (count == live.length) {
            live = Arrays.copyOf(live, 2 * count);
            asked = Arrays.copyOf(asked, 2 * count);
            serials = Arrays.copyOf(serials, 2 * count);
        }
        live[count] = buffer;
        asked[count] = size;
        serials[count++] = number;
        bytes += size;
    }

    /// Releases a buffer that it holds.
    void release(int index) {
        operations++;
        if (telling) {
            last = "release " + name(index);
        }
        ByteBuf buffer = buffer(index);
        remove(index);
        buffer.release();
    }

    /// Forgets a buffer without releasing it.
    void leak(int index) {
        operations++;
        if (telling) {
            last = "leak " + name(index);
        }
        remove(index);
    }

    /// Gives a buffer to another thread to release.
    void pass(int index, Hands to) {
        to.inbox.add(new Passed(buffer(index), name(index)));
        remove(index);
    }

    /// Releases a buffer that another thread passed; false if there is none.
    boolean releasePassed() {
        Passed passed = inbox.poll();
        if (passed == null) {
            return false;
        }
        operations++;
        if (telling) {
            last = "release " + passed.name + " on " + Thread.currentThread().getName();
        }
        passed.buffer.release();
        return true;
    }

    /// Buffers that wait to be released here.
    ConcurrentLinkedQueue<Passed> inbox() {
        return inbox;
    }

    private void remove(int index) {
        bytes -= asked[index];
        int after = count - index - 1;
        System.arraycopy(live, index + 1, live, index, after);
        System.arraycopy(asked, index + 1, asked, index, after);
        System.arraycopy(serials, index + 1, serials, index, after);
        live[--count] = null;
    }

    /// A buffer on its way to another thread.
    record Passed(ByteBuf buffer, String name) {}
}
