import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;

/// Where a pool with one chunk of 16 pages puts what it is asked for.
public class Sizes {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                false, 1, 1, 8192, 4, 0, 0, false);
        PoolArenaMetric arena = pool.metric().heapArenas().get(0);
        long fresh = pool.metric().usedHeapMemory(); // @fresh
        int asked = 100; // @vary 65|70|90|100
        ByteBuf a = pool.heapBuffer(asked);
        long used = pool.metric().usedHeapMemory(); // @first
        int slot = a.maxFastWritableBytes(); // @slot
        int slots = arena.smallSubpages().get(0).maxNumElements(); // @subpage
        ByteBuf b = pool.heapBuffer(1000);
        int page = b.arrayOffset() / 8192; // @other
        ByteBuf c = pool.heapBuffer(40000);
        int pages = c.maxFastWritableBytes() / 8192; // @run
        ByteBuf d = pool.heapBuffer(200_000);
        long huge = pool.metric().usedHeapMemory() - used; // @huge
        d.release();
        b.writeByte(0x5A).release();
        ByteBuf e = pool.heapBuffer(1000); // @again
        int found = e.getByte(0);
        System.out.println(slots + " slots of " + slot + ", found " + found);
    }
}
