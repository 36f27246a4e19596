import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/// A program as learners write it: Netty's buffers from each allocator, composed, sliced, released once too often.
public class NettySample {
    public static void main(String[] args) {
        NioBasics.run();
        var allocators = List.of(
                ByteBufAllocator.DEFAULT,
                PooledByteBufAllocator.DEFAULT,
                UnpooledByteBufAllocator.DEFAULT,
                new AdaptiveByteBufAllocator());
        for (var allocator : allocators) {
            use(allocator);
            System.out.println(sum(allocator.buffer(64), args.length == 0 ? 1 : 50_000));
        }
        System.out.println(
                Unpooled.copiedBuffer("hello", StandardCharsets.UTF_8).toString(StandardCharsets.UTF_8));
    }

    private static void use(ByteBufAllocator allocator) {
        var heap = allocator.heapBuffer(64).writeInt(42).writeBytes(new byte[80]);
        var direct = allocator.directBuffer(64).writeLong(7L);
        direct.readInt();
        var composite = allocator.compositeBuffer();
        composite.addComponents(true, heap, direct.retainedSlice());
        System.out.println(composite + " " + ByteBufUtil.hexDump(direct)
                + direct.duplicate().nioBuffer());
        composite.discardReadBytes();
        composite.release();
        direct.release();
        try {
            direct.release();
        } catch (IllegalReferenceCountException expected) {
            System.out.println(expected);
        }
    }

    /// With an argument, this runs long enough for a cache to learn which paths of the probe are the usual ones.
    private static long sum(ByteBuf buffer, int rounds) {
        long sum = 0;
        for (int round = 0; round < rounds; round++) {
            buffer.clear();
            buffer.writeByte(round);
            buffer.writeInt(round);
            sum += buffer.readByte() + buffer.getInt(1);
        }
        buffer.release();
        return sum;
    }

    private static final class NioBasics {
        private static void run() {
            System.out.println(java.nio.ByteBuffer.allocateDirect(4).putInt(3).flip());
        }
    }
}
