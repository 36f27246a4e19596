import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Four bytes from a pool are seldom only four bytes.
public class Slots {
    public static void main(String[] args) {
        ByteBuf pooled = PooledByteBufAllocator.DEFAULT.heapBuffer(4);
        pooled.writeInt(1);
        int place = pooled.arrayOffset();
        pooled.writeByte(2); // @slack
        boolean moved = pooled.arrayOffset() != place;
        System.out.println("moved: " + moved); // @stayed

        ByteBuf adaptive = new AdaptiveByteBufAllocator().heapBuffer(4);
        adaptive.writeInt(1);
        adaptive.writeByte(2); // @adaptive
        System.out.println(pooled.capacity() + " and " + adaptive.capacity());
        pooled.release();
        adaptive.release();
    }
}
