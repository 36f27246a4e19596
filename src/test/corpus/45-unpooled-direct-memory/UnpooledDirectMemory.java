import io.netty.buffer.ByteBuf;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.util.internal.PlatformDependent;
import io.netty.util.internal.RecyclableArrayList;

/// What a plain Java 25 gives Netty: no Unsafe, no recycling on the main thread, an exact unpooled count.
public class UnpooledDirectMemory {
    public static void main(String[] args) {
        UnpooledByteBufAllocator unpooled = new UnpooledByteBufAllocator(true);
        ByteBuf big = unpooled.directBuffer(300_000).writeByte(1);
        System.out.println("held " + unpooled.metric().usedDirectMemory());
        show("big", big);
        big.capacity(100);
        show("big", big);
        System.out.println("held " + unpooled.metric().usedDirectMemory());
        big.release();
        System.out.println("after release " + unpooled.metric().usedDirectMemory());
        System.out.println("Unsafe " + PlatformDependent.hasUnsafe());

        RecyclableArrayList first = RecyclableArrayList.newInstance();
        first.recycle();
        RecyclableArrayList second = RecyclableArrayList.newInstance();
        System.out.println("recycled on main: " + (first == second));
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
