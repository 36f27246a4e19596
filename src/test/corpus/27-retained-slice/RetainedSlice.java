import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;

/// A pooled retainedSlice counts for itself; elsewhere it is slice().retain() and shares the parent's count.
public class RetainedSlice {
    public static void main(String[] args) {
        tooManyReleases(new PooledByteBufAllocator(true, 1, 1, 8192, 9, 256, 64, true));
        tooManyReleases(new AdaptiveByteBufAllocator());
        tooManyReleases(UnpooledByteBufAllocator.DEFAULT);
    }

    private static void tooManyReleases(ByteBufAllocator allocator) {
        System.out.println(allocator.getClass().getSimpleName());
        ByteBuf parent = allocator.buffer(16).writeLong(1).writeLong(2);
        ByteBuf child = parent.retainedSlice(8, 8);
        show("parent", parent);
        show("child", child);
        child.release();
        try {
            System.out.println("second release returned " + child.release());
        } catch (IllegalReferenceCountException e) {
            System.out.println("second release: " + e.getMessage());
        }
        System.out.println("parent count " + parent.refCnt());
        if (parent.refCnt() > 0) parent.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
