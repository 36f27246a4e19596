import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;

/// Buffers nobody releases: no report is printed, for no collection ever found them.
public class Forgotten {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 0, 0, false);
        for (int i = 1; i <= 3; i++) {
            ByteBuf forgotten = pool.directBuffer(1000).writeInt(i);
            show("forgotten", forgotten);
        }
        ByteBuf heap = ByteBufAllocator.DEFAULT.heapBuffer(8);
        show("heap", heap);
        Unpooled.directBuffer(4);
        System.out.println("pinned for ever " + pool.pinnedDirectMemory());
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
