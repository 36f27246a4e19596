import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import java.nio.ByteBuffer;

/// A ByteBuffer knows no reference count. What does it show after the ByteBuf was released?
public class NioBufferKept {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 3, 64, 32, false);
        ByteBuf secret = pool.directBuffer(16);
        secret.writeInt(0x11111111);
        ByteBuffer kept = secret.nioBuffer();
        secret.release();
        try {
            secret.getInt(0);
        } catch (IllegalReferenceCountException refused) {
            System.out.println("the ByteBuf refuses: " + refused.getMessage());
        }
        System.out.println("the ByteBuffer does not: " + Integer.toHexString(kept.getInt(0)));

        ByteBuf next = pool.directBuffer(16);
        next.writeInt(0x77777777);
        System.out.println("and now it shows " + Integer.toHexString(kept.getInt(0)));
        kept.putInt(0, 0);
        System.out.println("the new owner reads " + Integer.toHexString(next.readInt()));
        next.release();
    }
}
