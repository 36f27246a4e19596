import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Some buffers of 64 bytes are forgotten. Then the garbage collector runs.
public class Lost {
    public static void main(String[] args) throws InterruptedException {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 4096, 4, 0, 0, false);
        int n = 3; // @vary 2..6
        for (int i = 0; i < n; i++) {
            forget(pool);
        }
        long pinned = pool.pinnedHeapMemory();
        System.out.println("pinned: " + pinned); // @lost

        System.gc();
        Thread.sleep(50);
        long stillPinned = pool.pinnedHeapMemory();
        System.out.println("after GC: " + stillPinned); // @collected
    }

    static void forget(PooledByteBufAllocator pool) {
        ByteBuf buf = pool.heapBuffer(64);
        buf.writeInt(7);
    }
}
