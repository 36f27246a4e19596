package io.netty.buffer;

import io.netty.util.IllegalReferenceCountException;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/// The reader of a `ByteBuf`'s state and place, which changes nothing: no index, no count, no leak record.
///
/// It runs no code but Netty's own, provided that [#trusted] was asked first. Methods may throw what Netty throws
/// where a buffer is freed by another thread meanwhile.
@SuppressWarnings("deprecation")
public final class Peek {

    private static final ClassValue<Boolean> NETTY = new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
            return type.getName().startsWith("io.netty.buffer.")
                    && type.getClassLoader() == ByteBuf.class.getClassLoader();
        }
    };

    private Peek() {}

    /// A place of a buffer in the object that holds its memory.
    public static final class Spot {

        /// The array or `ByteBuffer`, or null if the buffer has no such object.
        public @Nullable Object root;

        /// Index of the buffer's first byte in [#root].
        public long offset;
    }

    /// A receiver of the stretches that a buffer is made of.
    public interface Parts {

        /// A stretch.
        ///
        /// @param start index of its first byte in the buffer asked for
        /// @param component the component of a composite that it belongs to, or null
        void part(int start, int length, Spot spot, @Nullable ByteBuf component);
    }

    /// The buffer that indices and counts are kept in: wrappers for leaks, byte order and the like forward to it.
    public static ByteBuf core(ByteBuf buffer) {
        ByteBuf at = buffer;
        while (true) {
            ByteBuf inner = switch (at) {
                case WrappedByteBuf wrapper -> wrapper.buf;
                case WrappedCompositeByteBuf wrapper -> wrapper.unwrap();
                case SwappedByteBuf wrapper when NETTY.get(wrapper.getClass()) -> wrapper.unwrap();
                default -> null;
            };
            if (inner == null) {
                return at;
            }
            at = inner;
        }
    }

    /// Whether a buffer and all that it is a view of are Netty's own, so that asking them runs no other code.
    public static boolean trusted(ByteBuf buffer) {
        ByteBuf at = buffer;
        while (at != null) {
            if (!NETTY.get(at.getClass())) {
                return false;
            }
            at = parent(at);
        }
        return true;
    }

    /// The buffer that a trusted buffer is a view of, or null.
    public static @Nullable ByteBuf parent(ByteBuf buffer) {
        return switch (buffer) {
            case WrappedByteBuf wrapper -> wrapper.buf;
            case WrappedCompositeByteBuf wrapper -> wrapper.unwrap();
            case SwappedByteBuf wrapper -> wrapper.unwrap();
            case AbstractDerivedByteBuf view -> view.unwrap();
            case AbstractPooledDerivedByteBuf view -> unwrapped(view);
            default -> null;
        };
    }

    /// A pooled view forgets what it is a view of when it is freed.
    private static @Nullable ByteBuf unwrapped(AbstractPooledDerivedByteBuf view) {
        try {
            return view.refCnt() == 0 ? null : view.unwrap();
        } catch (IllegalReferenceCountException freedMeanwhile) {
            return null;
        }
    }

    /// Whether the memory of a buffer at the end of its chain of views belongs to an allocator that pools.
    public static boolean pooled(ByteBuf root) {
        return root instanceof PooledByteBuf || root instanceof AdaptivePoolingAllocator.AdaptiveByteBuf;
    }

    public static int readerIndex(ByteBuf core) {
        return core instanceof AbstractByteBuf fields ? fields.readerIndex : core.readerIndex();
    }

    public static int writerIndex(ByteBuf core) {
        return core instanceof AbstractByteBuf fields ? fields.writerIndex : core.writerIndex();
    }

    public static boolean littleEndian(ByteBuf buffer) {
        return buffer.order() == ByteOrder.LITTLE_ENDIAN;
    }

    /// Whether a buffer is read-only, told without asking leak-aware wrappers.
    public static boolean readOnly(ByteBuf buffer) {
        return core(buffer).isReadOnly();
    }

    /// Whether a buffer's memory can lie in several places.
    public static boolean composite(ByteBuf core) {
        for (ByteBuf at = core; at != null; at = parent(at)) {
            if (at instanceof CompositeByteBuf && !(at instanceof WrappedCompositeByteBuf)
                    || at instanceof FixedCompositeByteBuf) {
                return true;
            }
        }
        return false;
    }

    /// The buffer at the end of the chain of views.
    public static ByteBuf root(ByteBuf core) {
        ByteBuf at = core;
        for (ByteBuf next = parent(at); next != null; next = parent(at)) {
            at = next;
        }
        return at;
    }

    /// Finds where a buffer that is no composite lies.
    public static void find(ByteBuf buffer, Spot spot) {
        spot.root = null;
        spot.offset = 0;
        for (ByteBuf at = buffer; at != null; at = parent(at)) {
            spot.offset += shift(at, spot);
        }
    }

    /// How far a view's first byte is from its parent's; where the chain ends, the root is set.
    private static long shift(ByteBuf at, Spot spot) {
        return switch (at) {
            case AbstractUnpooledSlicedByteBuf slice -> slice.idx(0);
            case PooledSlicedByteBuf slice -> slice.adjustment;
            case PooledByteBuf<?> pooled -> root(spot, pooled.memory, pooled.offset);
            case UnpooledHeapByteBuf heap -> root(spot, heap.array, 0);
            case UnpooledDirectByteBuf direct -> root(spot, direct.buffer, 0);
            case ReadOnlyByteBufferBuf readOnly -> root(spot, readOnly.buffer, 0);
            case AdaptivePoolingAllocator.AdaptiveByteBuf adaptive -> adaptive(adaptive, spot);
            default -> 0;
        };
    }

    private static long root(Spot spot, @Nullable Object root, long offset) {
        spot.root = root;
        return offset;
    }

    private static long adaptive(AdaptivePoolingAllocator.AdaptiveByteBuf buffer, Spot spot) {
        AbstractByteBuf chunk = AdaptivePeek.chunk(buffer);
        if (chunk == null) {
            return 0;
        }
        long start = AdaptivePeek.start(buffer);
        find(chunk, spot);
        return start;
    }

    /// Tells the stretches that bytes `index` to `index + length` of a buffer are made of.
    public static void parts(ByteBuf buffer, int index, int length, Spot spot, Parts to) {
        parts(buffer, index, length, 0, null, spot, to);
    }

    static void parts(
            ByteBuf buffer, int index, int length, int start, @Nullable ByteBuf component, Spot spot, Parts to) {
        int at = index;
        for (ByteBuf view = buffer; view != null; view = parent(view)) {
            if (view instanceof CompositeByteBuf composite && !(view instanceof WrappedCompositeByteBuf)) {
                CompositePeek.parts(composite, at, length, start, component, spot, to);
                return;
            }
            if (view instanceof FixedCompositeByteBuf composite) {
                FixedCompositePeek.parts(composite, at, length, start, component, spot, to);
                return;
            }
            if (view instanceof AbstractUnpooledSlicedByteBuf || view instanceof PooledSlicedByteBuf) {
                at += (int) shift(view, spot);
            }
        }
        find(buffer, spot);
        spot.offset += index;
        to.part(start, length, spot, component);
    }
}
