package io.netty.buffer;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/// The reader of the parts of a fixed composite buffer, as `Unpooled.wrappedUnmodifiableBuffer` makes it.
final class FixedCompositePeek {

    private static final VarHandle BUFFERS;

    static {
        try {
            BUFFERS = MethodHandles.privateLookupIn(FixedCompositeByteBuf.class, MethodHandles.lookup())
                    .findVarHandle(FixedCompositeByteBuf.class, "buffers", ByteBuf[].class);
        } catch (ReflectiveOperationException otherVersion) {
            throw new LinkageError("FixedCompositeByteBuf", otherVersion);
        }
    }

    private FixedCompositePeek() {}

    static void parts(
            FixedCompositeByteBuf composite,
            int index,
            int length,
            int start,
            @Nullable ByteBuf component,
            Peek.Spot spot,
            Peek.Parts to) {
        int offset = 0;
        for (ByteBuf part : (ByteBuf[]) BUFFERS.get(composite)) {
            int first = part.readerIndex();
            int next = offset + part.readableBytes();
            int from = Math.max(index, offset);
            int end = Math.min(index + length, next);
            if (from < end) {
                ByteBuf inner = Peek.core(part);
                ByteBuf owner = component == null ? owner(part) : component;
                Peek.parts(inner, first + from - offset, end - from, start + from - index, owner, spot, to);
            }
            offset = next;
        }
    }

    /// The buffer that the program put in; Netty replaces it by a wrapper of its own.
    private static ByteBuf owner(ByteBuf part) {
        return part instanceof WrappedByteBuf wrapper
                        && part.getClass().getName().endsWith("FixedCompositeByteBuf$Component")
                ? wrapper.buf
                : part;
    }
}
