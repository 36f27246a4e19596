import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// Does the parent survive when a careless reader releases its retained slice twice?
public class RetainedSlice {
    public static void main(String[] args) {
        System.out.println("pooledParentSurvives = " + survives(new PooledByteBufAllocator(false)));
        System.out.println("adaptiveParentSurvives = " + survives(new AdaptiveByteBufAllocator(false)));
        System.out.println("unpooledParentSurvives = " + survives(new UnpooledByteBufAllocator(false)));
    }

    static boolean survives(ByteBufAllocator allocator) {
        ByteBuf parent = allocator.heapBuffer(16).writeLong(1);
        ByteBuf slice = parent.retainedSlice(0, 4);
        slice.release();
        try {
            slice.release();
        } catch (IllegalReferenceCountException refused) {
            System.out.println("the second release was refused");
        }
        return parent.refCnt() > 0;
    }
}
