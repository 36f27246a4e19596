package io.netty.buffer;

/// The leak records of a buffer, which Netty keeps to its package.
public final class LeakRecords {

    private LeakRecords() {}

    /// The records as text; empty if the buffer is not tracked.
    public static String of(ByteBuf buffer) {
        return switch (buffer) {
            case SimpleLeakAwareByteBuf tracked -> String.valueOf(tracked.leak);
            case SimpleLeakAwareCompositeByteBuf tracked -> String.valueOf(tracked.leak);
            default -> "";
        };
    }
}
