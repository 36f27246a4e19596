import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// What does a second release do?
public class ReleasedTwice {
    public static void main(String[] args) {
        ByteBuf buffer = new PooledByteBufAllocator(false, 1, 1, 8192, 9, 0, 0, false).heapBuffer(16);
        System.out.println("first = " + release(buffer));
        System.out.println("second = " + release(buffer));
    }

    static String release(ByteBuf buffer) {
        try {
            return buffer.release() ? "freed" : "counted";
        } catch (IllegalReferenceCountException refused) {
            return "refused";
        }
    }
}
