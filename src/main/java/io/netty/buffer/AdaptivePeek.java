package io.netty.buffer;

import io.netty.buffer.AdaptivePoolingAllocator.AdaptiveByteBuf;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/// The reader of where an adaptive buffer lies in its chunk.
final class AdaptivePeek {

    private static final VarHandle CHUNK;
    private static final VarHandle START;

    static {
        try {
            MethodHandles.Lookup fields = MethodHandles.privateLookupIn(AdaptiveByteBuf.class, MethodHandles.lookup());
            CHUNK = fields.findVarHandle(AdaptiveByteBuf.class, "rootParent", AbstractByteBuf.class);
            START = fields.findVarHandle(AdaptiveByteBuf.class, "startIndex", int.class);
        } catch (ReflectiveOperationException otherVersion) {
            throw new LinkageError("AdaptiveByteBuf", otherVersion);
        }
    }

    private AdaptivePeek() {}

    /// The buffer that is the chunk; null if the buffer was freed.
    static @Nullable AbstractByteBuf chunk(AdaptiveByteBuf buffer) {
        return (AbstractByteBuf) CHUNK.get(buffer);
    }

    static int start(AdaptiveByteBuf buffer) {
        return (int) START.get(buffer);
    }
}
