import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Two figures of a pool: what it has, and what buffers hold of it.
class Pinned {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false);
        ByteBuf kept = pool.heapBuffer(1000); // @vary 500|1000|2000
        ByteBuf gone = pool.heapBuffer(100_000);
        long used = pool.metric().usedHeapMemory();
        long pinned = pool.pinnedHeapMemory(); // @both
        gone.release();
        long usedLater = pool.metric().usedHeapMemory(); // @usedlater
        long pinnedLater = pool.pinnedHeapMemory(); // @pinned
        System.out.println(usedLater + " used, " + pinnedLater + " pinned");
        kept.release();
    }
}
