package io.bufferscope.probe;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.DoubleBuffer;
import java.nio.IntBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;

/// One buffer of every kind that a program can hold.
final class Zoo {

    private static final PooledByteBufAllocator POOLED = new PooledByteBufAllocator(true, 1, 1, 8192, 3, 0, 0, false);
    private static final AdaptiveByteBufAllocator ADAPTIVE = new AdaptiveByteBufAllocator();

    /// Held, since loggers are forgotten: the kinds are leaked on purpose, and Netty would tell at length.
    private static final Logger LEAKS = Logger.getLogger("io.netty.util.ResourceLeakDetector");

    static {
        LEAKS.setLevel(Level.OFF);
    }

    private Zoo() {}

    @SuppressWarnings("MustBeClosedChecker")
    static Map<String, Supplier<Buffer>> nio() {
        Map<String, Supplier<Buffer>> kinds = new LinkedHashMap<>();
        kinds.put("heap", () -> ByteBuffer.allocate(40));
        kinds.put("wrapped", () -> ByteBuffer.wrap(new byte[50], 5, 40));
        kinds.put("heap slice", () -> ByteBuffer.allocate(60).slice(7, 40));
        kinds.put("heap read-only", () -> filled(ByteBuffer.allocate(40)).asReadOnlyBuffer());
        kinds.put("direct", () -> ByteBuffer.allocateDirect(40));
        kinds.put("direct little endian", () -> ByteBuffer.allocateDirect(40).order(ByteOrder.LITTLE_ENDIAN));
        kinds.put("direct slice", () -> ByteBuffer.allocateDirect(60).slice(7, 40));
        kinds.put(
                "direct read-only", () -> filled(ByteBuffer.allocateDirect(40)).asReadOnlyBuffer());
        kinds.put("mapped", () -> mapped(FileChannel.MapMode.READ_WRITE));
        kinds.put("mapped read-only", () -> mapped(FileChannel.MapMode.READ_ONLY));
        kinds.put("heap segment", () -> MemorySegment.ofArray(new byte[40]).asByteBuffer());
        kinds.put("automatic arena", () -> Arena.ofAuto().allocate(40).asByteBuffer());
        kinds.put("shared arena", () -> Arena.ofShared().allocate(40).asByteBuffer());
        kinds.put("confined arena", () -> Arena.ofConfined().allocate(40).asByteBuffer());
        kinds.put("ints of heap", () -> ByteBuffer.allocate(40).asIntBuffer());
        kinds.put("ints of direct", () -> ByteBuffer.allocateDirect(40).asIntBuffer());
        kinds.put("ints of array", () -> IntBuffer.wrap(new int[10]));
        kinds.put("ints read-only", () -> IntBuffer.wrap(new int[] {1, 2, 3}).asReadOnlyBuffer());
        kinds.put("doubles", () -> DoubleBuffer.allocate(5));
        kinds.put(
                "longs little endian",
                () -> ByteBuffer.allocateDirect(40)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .asLongBuffer());
        kinds.put("chars of a string", () -> CharBuffer.wrap("some text"));
        kinds.put("chars", () -> CharBuffer.allocate(20));
        kinds.put("empty", () -> ByteBuffer.allocate(0));
        return kinds;
    }

    static Map<String, Supplier<ByteBuf>> netty() {
        Map<String, Supplier<ByteBuf>> kinds = new LinkedHashMap<>();
        kinds.put("unpooled heap", () -> Unpooled.buffer(40));
        kinds.put("unpooled direct", () -> Unpooled.directBuffer(40));
        kinds.put("wrapped array", () -> Unpooled.wrappedBuffer(new byte[50], 5, 40));
        kinds.put("wrapped heap buffer", () -> Unpooled.wrappedBuffer(ByteBuffer.allocate(40)));
        kinds.put("wrapped direct buffer", () -> Unpooled.wrappedBuffer(ByteBuffer.allocateDirect(40)));
        kinds.put(
                "read-only heap buffer",
                () -> Unpooled.wrappedBuffer(filled(ByteBuffer.allocate(40)).asReadOnlyBuffer()));
        kinds.put(
                "read-only direct",
                () -> Unpooled.wrappedBuffer(
                        filled(ByteBuffer.allocateDirect(40)).asReadOnlyBuffer()));
        kinds.put("pooled heap", () -> POOLED.heapBuffer(40));
        kinds.put("pooled direct", () -> POOLED.directBuffer(40));
        kinds.put("pooled slice", () -> POOLED.directBuffer(60).writerIndex(60).retainedSlice(7, 40));
        kinds.put("pooled duplicate", () -> POOLED.heapBuffer(40).writeInt(3).retainedDuplicate());
        kinds.put("adaptive heap", () -> ADAPTIVE.heapBuffer(40));
        kinds.put("adaptive direct", () -> ADAPTIVE.directBuffer(40));
        kinds.put(
                "adaptive slice",
                () -> ADAPTIVE.directBuffer(60).writerIndex(60).slice(7, 40));
        kinds.put(
                "slice of a slice",
                () -> Unpooled.buffer(60).writerIndex(60).slice(3, 50).slice(4, 40));
        kinds.put("duplicate", () -> Unpooled.directBuffer(40).writeLong(9).duplicate());
        kinds.put("swapped", () -> swapped(Unpooled.buffer(40)));
        kinds.put("read-only", () -> Unpooled.buffer(40).writeLong(77).asReadOnly());
        kinds.put("unreleasable", () -> Unpooled.unreleasableBuffer(Unpooled.buffer(40)));
        kinds.put("composite", () -> composite());
        kinds.put("slice of a composite", () -> composite().slice(2, 6));
        kinds.put(
                "composite of composite",
                () -> Unpooled.compositeBuffer()
                        .addComponents(true, composite(), Unpooled.buffer(4).writeInt(1)));
        kinds.put(
                "fixed composite",
                () -> Unpooled.wrappedUnmodifiableBuffer(
                        Unpooled.buffer(8).writeInt(1), Unpooled.directBuffer(8).writeLong(2)));
        kinds.put("empty", () -> Unpooled.EMPTY_BUFFER);
        kinds.put("leak-aware", () -> tracked(() -> POOLED.directBuffer(40)));
        kinds.put(
                "leak-aware slice",
                () -> tracked(() -> POOLED.directBuffer(40).writeLong(5).slice(1, 6)));
        kinds.put(
                "leak-aware composite",
                () -> tracked(() -> UnpooledByteBufAllocator.DEFAULT
                        .compositeBuffer()
                        .addComponent(true, Unpooled.buffer(8).writeLong(3))));
        return kinds;
    }

    private static ByteBuffer filled(ByteBuffer buffer) {
        while (buffer.hasRemaining()) {
            buffer.put((byte) (buffer.position() * 7 + 1));
        }
        return buffer.clear();
    }

    @SuppressWarnings("deprecation")
    private static ByteBuf swapped(ByteBuf buffer) {
        return buffer.order(ByteOrder.LITTLE_ENDIAN);
    }

    private static ByteBuf composite() {
        return Unpooled.compositeBuffer()
                .addComponents(
                        true,
                        Unpooled.wrappedBuffer(new byte[] {1, 2, 3}),
                        Unpooled.directBuffer(8).writeLong(5));
    }

    private static ByteBuf tracked(Supplier<ByteBuf> buffer) {
        ResourceLeakDetector.Level before = ResourceLeakDetector.getLevel();
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.PARANOID);
        try {
            return buffer.get();
        } finally {
            ResourceLeakDetector.setLevel(before);
        }
    }

    private static Buffer mapped(FileChannel.MapMode mode) {
        try {
            Path file = Files.createTempFile("mapped", ".bin");
            Files.write(file, new byte[] {4, 3, 2, 1, 0, 1, 2, 3, 4, 5});
            try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                return channel.map(mode, 0, 10);
            } finally {
                Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
