package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Peek;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/// What a `ByteBuf` whose class is not Netty's said of itself.
///
/// Asking it runs code of the program; that is done before the lock is taken, on the thread that just called it.
///
/// @param flags those of [OpWriter#netty]
/// @param array the array it lies in, or null if it does not say
record NettyAnswer(
        int readerIndex,
        int writerIndex,
        int refCnt,
        int capacity,
        int maxCapacity,
        int flags,
        byte @Nullable [] array,
        int arrayOffset) {

    /// Asks a buffer; null if nobody needs to, or if it does not answer.
    @SuppressWarnings("deprecation")
    static @Nullable NettyAnswer of(Object object) {
        ByteBuf buffer = Peek.core((ByteBuf) object);
        if (Peek.trusted(buffer)) {
            return null;
        }
        try {
            int count = buffer.refCnt();
            boolean heap = count > 0 && buffer.hasArray();
            return new NettyAnswer(
                    buffer.readerIndex(),
                    buffer.writerIndex(),
                    count,
                    buffer.capacity(),
                    buffer.maxCapacity(),
                    (buffer.order() == ByteOrder.LITTLE_ENDIAN ? OpWriter.LITTLE_ENDIAN : 0)
                            | (buffer.isReadOnly() ? OpWriter.READ_ONLY : 0)
                            | (buffer.isDirect() ? OpWriter.DIRECT : 0),
                    heap ? buffer.array() : null,
                    heap ? buffer.arrayOffset() : 0);
        } catch (RuntimeException refused) {
            return null;
        }
    }
}
