import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;

/// One byte from the adaptive allocator costs a chunk of 128 KiB; more than 1 MiB is served one by one.
public class AdaptiveCosts {
    public static void main(String[] args) {
        System.out.println("default: " + ByteBufAllocator.DEFAULT.getClass().getSimpleName());
        AdaptiveByteBufAllocator adaptive = new AdaptiveByteBufAllocator();
        ByteBuf crumb = adaptive.heapBuffer(1);
        System.out.println("used " + adaptive.metric().usedHeapMemory());
        show("crumb", crumb);
        ByteBuf second = adaptive.heapBuffer(1);
        System.out.println((crumb.array() == second.array()) + " " + (second.arrayOffset() - crumb.arrayOffset()));
        ByteBuf loaf = adaptive.heapBuffer(3_000_000).writeInt(1);
        System.out.println("used " + adaptive.metric().usedHeapMemory());
        show("loaf", loaf);
        loaf.release();
        System.out.println("used " + adaptive.metric().usedHeapMemory());
        crumb.release();
        second.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
