import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;

/// Three buffers of 4 bytes are written beyond their end. How large do they become?
public class GrowthSteps {
    public static void main(String[] args) {
        ByteBuf unpooled = Unpooled.buffer(4);
        unpooled.writeInt(1);
        unpooled.writeByte(2);
        System.out.println("unpooled: " + unpooled.capacity());
        unpooled.writeZero(60);
        System.out.println("unpooled: " + unpooled.capacity());

        ByteBuf pooled = PooledByteBufAllocator.DEFAULT.heapBuffer(4);
        pooled.writeInt(1);
        pooled.writeByte(2);
        System.out.println("pooled: " + pooled.capacity());
        pooled.writeZero(12);
        System.out.println("pooled: " + pooled.capacity());

        ByteBuf adaptive = new AdaptiveByteBufAllocator().heapBuffer(4);
        adaptive.writeInt(1);
        adaptive.writeByte(2);
        System.out.println("adaptive: " + adaptive.capacity());
        adaptive.writeZero(28);
        System.out.println("adaptive: " + adaptive.capacity());

        unpooled.release();
        pooled.release();
        adaptive.release();
    }
}
