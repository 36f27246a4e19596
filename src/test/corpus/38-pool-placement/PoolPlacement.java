import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;

/// array() of a pooled buffer is the whole chunk; without arrayOffset() one reads a neighbour.
public class PoolPlacement {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false, 1, 1, 8192, 9, 256, 64, true);
        ByteBuf a = pool.heapBuffer(16).writeByte('a');
        ByteBuf b = pool.heapBuffer(16).writeByte('b');
        System.out.println((a.array() == b.array()) + " " + a.array().length + " at " + a.arrayOffset() + " and " + b.arrayOffset());
        System.out.println((char) b.array()[0] + " is not " + (char) b.array()[b.arrayOffset()]);
        ByteBuf large = pool.heapBuffer(20_000);
        System.out.println("page aligned: " + (large.arrayOffset() % 8192 == 0));
        show("a", a);
        show("b", b);
        show("large", large);
        ByteBuf adaptive = new AdaptiveByteBufAllocator().heapBuffer(16);
        System.out.println("adaptive array " + adaptive.array().length);
        ByteBuf own = Unpooled.buffer(16);
        System.out.println("unpooled array " + own.array().length);
        ByteBuf direct = pool.directBuffer(16);
        try {
            direct.array();
        } catch (UnsupportedOperationException e) {
            System.out.println(e.getMessage());
        }
        for (ByteBuf each : new ByteBuf[] {a, b, large, adaptive, own, direct}) each.release();
        System.out.println("pinned " + pool.pinnedHeapMemory());
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
