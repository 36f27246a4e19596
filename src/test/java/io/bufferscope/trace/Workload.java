package io.bufferscope.trace;

import java.io.IOException;

/// A program that puts bytes into a buffer in a loop, as operations.
public final class Workload {

    private static final int CHUNK = 60_000;

    private final RecordedTrace trace;
    private final OpWriter ops = new OpWriter(2 * CHUNK);
    private final byte[] one = new byte[1];
    private final int capacity;

    private Workload(RecordedTrace trace, int capacity) {
        this.trace = trace;
        this.capacity = capacity;
    }

    /// Adds steps, each second a call of `put` that writes a byte of a small buffer.
    public static void fill(RecordedTrace trace, int steps) throws IOException {
        new Workload(trace, 256).run(steps);
    }

    /// The same with a large buffer whose contents are known from the start.
    public static void fillLarge(RecordedTrace trace, int capacity, int steps) throws IOException {
        new Workload(trace, capacity).run(steps);
    }

    private void run(int steps) throws IOException {
        begin();
        for (int step = 1; step <= steps; step++) {
            if (step % 2 == 0) {
                put(step / 2);
            } else {
                ops.local(1, 'I', step / 2);
                if (step % 1001 == 0) {
                    ops.output(false, step + "\n");
                }
                ops.line(0);
            }
            send(CHUNK);
        }
        send(1);
    }

    private void begin() {
        ops.newThread(1, false, "main");
        ops.enter(0);
        ops.memory(1, Memory.Kind.HEAP, 4711, capacity);
        ops.bytes(1, 0, new byte[capacity], 0, capacity);
        ops.nio(1, "ByteBuffer", "java.nio.HeapByteBuffer", 0, 1, 1, 0, capacity);
        ops.nioIndices(1, 0, capacity, -1);
        ops.name(1, "buf");
        ops.localRef(2, 1);
    }

    private void put(int count) {
        int position = (count - 1) % (capacity - 1);
        one[0] = (byte) count;
        ops.nioIndices(1, position + 1, capacity, -1);
        ops.bytes(1, position, one, 0, 1);
        ops.involved(1);
        ops.call(1);
    }

    private void send(int least) throws IOException {
        if (ops.size() >= least) {
            trace.append(ops.array(), ops.size());
            ops.clear();
        }
    }
}
