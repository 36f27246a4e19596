import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;

/// Two ints into four bytes, from three allocators.
public class Growth {
    public static void main(String[] args) {
        ByteBuf plain = Unpooled.buffer(4);
        ByteBuf pooled = new PooledByteBufAllocator(false).heapBuffer(4);
        ByteBuf adaptive = new AdaptiveByteBufAllocator(false).heapBuffer(4);
        plain.writeInt(42).writeInt(43);
        pooled.writeInt(42).writeInt(43);
        adaptive.writeInt(42).writeInt(43); // @growth
        System.out.print(plain.capacity() + " " + pooled.capacity());
        System.out.println(" " + adaptive.capacity());
    }
}
