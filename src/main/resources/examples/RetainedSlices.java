import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// The child is released once too often. Whose count falls?
public class RetainedSlices {
    public static void main(String[] args) {
        ByteBuf pooled = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        pooled.writeLong(1);
        ByteBuf child = pooled.retainedSlice(0, 4);
        System.out.println("pooled: parent " + pooled.refCnt() + ", child " + child.refCnt());
        child.release();
        try {
            child.release();
        } catch (IllegalReferenceCountException caught) {
            System.out.println("the second release is refused: " + caught.getMessage());
        }
        System.out.println("the parent lives: " + pooled.readLong());
        pooled.release();

        ByteBuf adaptive = new AdaptiveByteBufAllocator().heapBuffer(16);
        adaptive.writeLong(1);
        ByteBuf part = adaptive.retainedSlice(0, 4);
        System.out.println("adaptive: parent " + adaptive.refCnt() + ", child " + part.refCnt());
        part.release();
        part.release();
        System.out.println("the parent was freed: " + adaptive.refCnt());
    }
}
