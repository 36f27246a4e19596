package io.bufferscope.picture.forecast;

import io.bufferscope.trace.Tape;

/// How a `ByteBuf` grows: to 64 bytes, then by doubling, from 4 MiB on by 4 MiB, up to `maxCapacity`.
///
/// @param writerIndex where the next byte goes
/// @param isOpen whether its allocator may have given it room beyond its capacity, so that it grows otherwise
record Growth(int writerIndex, int capacity, int maxCapacity, boolean isOpen) {

    private static final int SMALLEST = 64;
    private static final int THRESHOLD = 4 << 20;

    static Growth of(Tape.Netty tape) {
        boolean unpooled = tape.className().contains("Unpooled") || tape.className().contains("Composite");
        return new Growth(tape.writerIndex(), tape.capacity(), tape.maxCapacity(), !unpooled);
    }

    /// The capacity after room was made for some bytes; if it is open, what the bytes need at least.
    int capacityFor(int count) {
        int target = writerIndex + count;
        if (target <= capacity) {
            return capacity;
        }
        return isOpen ? target : calculated(target);
    }

    private int calculated(int target) {
        if (target == THRESHOLD) {
            return THRESHOLD;
        }
        if (target > THRESHOLD) {
            int steps = target / THRESHOLD * THRESHOLD;
            return steps > maxCapacity - THRESHOLD ? maxCapacity : steps + THRESHOLD;
        }
        int power = Integer.highestOneBit(Math.max(target, SMALLEST) - 1) * 2;
        return Math.min(power, maxCapacity);
    }
}
