import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;

/// The first growth of a pooled or adaptive buffer uses the slack of its slot.
public class GrowthByAllocator {
    public static void main(String[] args) {
        grow(UnpooledByteBufAllocator.DEFAULT);
        grow(new PooledByteBufAllocator(true, 1, 1, 8192, 9, 256, 64, true));
        grow(new AdaptiveByteBufAllocator());
    }

    private static void grow(ByteBufAllocator allocator) {
        System.out.println(allocator.getClass().getSimpleName());
        ByteBuf heap = allocator.heapBuffer(4);
        ByteBuf direct = allocator.directBuffer(4);
        for (int i = 0; i < 9; i++) {
            heap.writeInt(i);
            direct.writeInt(i);
            if (i % 4 == 0) show("heap", heap);
            if (i % 4 == 0) show("direct", direct);
        }
        heap.capacity(8);
        show("heap", heap);
        heap.release();
        direct.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
