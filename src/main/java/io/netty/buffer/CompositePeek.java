package io.netty.buffer;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import org.jspecify.annotations.Nullable;

/// The reader of the components of a composite buffer, which makes no slices of them.
final class CompositePeek {

    private static final VarHandle COMPONENTS;
    private static final VarHandle COUNT;
    private static final VarHandle SOURCE;
    private static final VarHandle BUFFER;
    private static final VarHandle ADJUSTMENT;
    private static final VarHandle OFFSET;
    private static final VarHandle END;

    static {
        try {
            MethodHandles.Lookup fields = MethodHandles.privateLookupIn(CompositeByteBuf.class, MethodHandles.lookup());
            Class<?> part = fields.findClass("io.netty.buffer.CompositeByteBuf$Component");
            MethodHandles.Lookup parts = MethodHandles.privateLookupIn(part, MethodHandles.lookup());
            COMPONENTS = fields.findVarHandle(CompositeByteBuf.class, "components", part.arrayType());
            COUNT = fields.findVarHandle(CompositeByteBuf.class, "componentCount", int.class);
            SOURCE = parts.findVarHandle(part, "srcBuf", ByteBuf.class);
            BUFFER = parts.findVarHandle(part, "buf", ByteBuf.class);
            ADJUSTMENT = parts.findVarHandle(part, "adjustment", int.class);
            OFFSET = parts.findVarHandle(part, "offset", int.class);
            END = parts.findVarHandle(part, "endOffset", int.class);
        } catch (ReflectiveOperationException otherVersion) {
            throw new LinkageError("CompositeByteBuf", otherVersion);
        }
    }

    private CompositePeek() {}

    static void parts(
            CompositeByteBuf composite,
            int index,
            int length,
            int start,
            @Nullable ByteBuf component,
            Peek.Spot spot,
            Peek.Parts to) {
        @Nullable Object[] parts = (@Nullable Object[]) COMPONENTS.get(composite);
        int count = parts == null ? 0 : Math.min((int) COUNT.get(composite), parts.length);
        for (int i = 0; i < count; i++) {
            Object part = parts[i];
            if (part == null) {
                return;
            }
            int from = Math.max(index, (int) OFFSET.get(part));
            int end = Math.min(index + length, (int) END.get(part));
            if (from < end) {
                ByteBuf owner = component == null ? (ByteBuf) SOURCE.get(part) : component;
                int inner = from + (int) ADJUSTMENT.get(part);
                Peek.parts((ByteBuf) BUFFER.get(part), inner, end - from, start + from - index, owner, spot, to);
            }
        }
    }
}
