package io.netty.buffer;

import org.jspecify.annotations.Nullable;

/// The reader of where a `ByteBuf` lies, which changes nothing: no index, no count, no leak record.
@SuppressWarnings("deprecation")
public final class Peek {

    private Peek() {}

    /// The buffer that a wrapper forwards to: leak-aware, unreleasable, swapped and read-only wrappers are looked
    /// through; null for a buffer that is no wrapper.
    public static @Nullable ByteBuf wrapped(ByteBuf buffer) {
        return switch (buffer) {
            case WrappedByteBuf wrapper -> wrapper.buf;
            case WrappedCompositeByteBuf wrapper -> wrapper.unwrap();
            case SwappedByteBuf wrapper -> wrapper.unwrap();
            default -> null;
        };
    }

    public static int readerIndex(AbstractByteBuf buffer) {
        return buffer.readerIndex;
    }

    public static int writerIndex(AbstractByteBuf buffer) {
        return buffer.writerIndex;
    }

    /// Finds the place of a buffer.
    ///
    /// @param root the array or `ByteBuffer` it lies in, and the offset there; null if it has none
    public record Place(@Nullable Object root, long offset) {
        static final Place NONE = new Place(null, 0);

        Place plus(long more) {
            return new Place(root, offset + more);
        }
    }

    public static Place place(ByteBuf buffer) {
        return switch (buffer) {
            case PooledByteBuf<?> pooled -> new Place(pooled.memory, pooled.offset);
            case UnpooledHeapByteBuf heap -> new Place(heap.array, 0);
            case UnpooledDirectByteBuf direct -> new Place(direct.buffer, 0);
            case ReadOnlyByteBufferBuf readOnly -> new Place(readOnly.buffer, 0);
            case AbstractUnpooledSlicedByteBuf slice -> place(slice.unwrap()).plus(slice.idx(0));
            case PooledSlicedByteBuf slice ->
                slice.unwrap() == null ? Place.NONE : place(slice.unwrap()).plus(slice.adjustment);
            default -> Place.NONE;
        };
    }
}
