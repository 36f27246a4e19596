import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.internal.PlatformDependent;
import io.netty.util.internal.RecyclableArrayList;

/// What Netty frees at once on a plain Java 25, and what it recycles on a plain thread: neither.
public class UnpooledDirectMemory {
    public static void main(String[] args) {
        long before = PlatformDependent.usedDirectMemory();
        ByteBuf big = Unpooled.directBuffer(300_000).writeByte(1);
        System.out.println("held " + (PlatformDependent.usedDirectMemory() - before));
        show("big", big);
        big.release();
        System.out.println("after release " + (PlatformDependent.usedDirectMemory() - before));
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
