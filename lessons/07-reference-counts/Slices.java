import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// A slice without a count of its own, and two that were retained.
public class Slices {
    public static void main(String[] args) {
        ByteBuf frame = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        frame.writeLong(1);
        ByteBuf part = frame.readSlice(4);
        frame.release(); // @slice

        ByteBuf pooled = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        ByteBuf own = pooled.retainedSlice(0, 4);
        ByteBuf adaptive = new AdaptiveByteBufAllocator().heapBuffer(16);
        ByteBuf shared = adaptive.retainedSlice(0, 4);
        System.out.println("slices were made"); // @retained

        own.release();
        try {
            own.release(); // @refused
        } catch (IllegalReferenceCountException caught) {
            System.out.println("pooled: " + caught.getMessage());
        }
        shared.release();
        shared.release(); // @robbed
        System.out.println("left: " + pooled.refCnt() + " and " + adaptive.refCnt());
        pooled.release();
    }
}
