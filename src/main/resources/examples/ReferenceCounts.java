import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// A ByteBuf lives while somebody counts on it. The last release gives its memory back to the pool.
public class ReferenceCounts {
    public static void main(String[] args) {
        ByteBuf message = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        message.writeInt(7).writeInt(8);
        ByteBuf body = message.retainedSlice(4, 4);
        message.release();
        System.out.println("still readable: " + body.readInt());
        body.release();

        System.out.println("counts " + message.refCnt() + " and " + body.refCnt());
        try {
            message.readInt();
        } catch (IllegalReferenceCountException tooLate) {
            System.out.println(tooLate.getMessage());
        }
    }
}
