import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;

/// Capacity at the start and after each of three ints.
public class Growth {
    public static void main(String[] args) {
        grow("unpooled", Unpooled.buffer(4));
        grow("pooled", new PooledByteBufAllocator(false).heapBuffer(4));
        grow("adaptive", new AdaptiveByteBufAllocator(false).heapBuffer(4));
    }

    static void grow(String name, ByteBuf buffer) {
        System.out.println(name + "AtStart = " + buffer.capacity());
        buffer.writeInt(42).writeInt(43);
        System.out.println(name + "AfterTwo = " + buffer.capacity());
        for (int i = 0; i < 8; i++) {
            buffer.writeInt(i);
        }
        System.out.println(name + "AfterTen = " + buffer.capacity());
        buffer.release();
    }
}
