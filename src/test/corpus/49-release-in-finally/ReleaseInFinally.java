import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.ReferenceCountUtil;
import io.netty.util.ReferenceCounted;

/// The last one who uses a buffer releases it, whatever happens on the way.
public class ReleaseInFinally {
    public static void main(String[] args) {
        System.out.println("sum " + sum(PooledByteBufAllocator.DEFAULT.buffer(8).writeInt(40).writeInt(2)));
        ByteBuf shortOne = PooledByteBufAllocator.DEFAULT.buffer(8).writeInt(1).writeShort(1);
        try {
            sum(shortOne);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("too short, count " + shortOne.refCnt());
        }
        ByteBuf shared = PooledByteBufAllocator.DEFAULT.heapBuffer(8);
        Object anything = ReferenceCountUtil.retain(shared);
        show("shared", shared);
        System.out.println(ReferenceCountUtil.release(anything) + " " + ReferenceCountUtil.release("not counted"));
        ReferenceCounted counted = (ReferenceCounted) anything;
        System.out.println(ReferenceCountUtil.refCnt(counted) + " " + ReferenceCountUtil.refCnt("text"));
        ReferenceCountUtil.safeRelease(shared);
        System.out.println(shared.refCnt());
    }

    private static int sum(ByteBuf pair) {
        try {
            show("pair", pair);
            return pair.readInt() + pair.readInt();
        } finally {
            pair.release();
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
