import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;

/// A thread cache with room for four pieces of each small size.
public class Caches {
    public static void main(String[] args) throws InterruptedException {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                false, 1, 1, 8192, 4, 4, 2, true);
        PoolArenaMetric arena = pool.metric().heapArenas().get(0);
        int count = 6; // @vary 5..8
        ByteBuf[] bufs = new ByteBuf[count];
        for (int i = 0; i < count; i++) {
            bufs[i] = pool.heapBuffer(64);
        }
        for (ByteBuf each : bufs) {
            each.release();
        }
        long back = arena.numSmallDeallocations(); // @cached
        ByteBuf next = pool.heapBuffer(64);
        int place = next.arrayOffset() / 64; // @fifo
        Thread other = new Thread(next::release);
        other.start();
        other.join();
        long cross = arena.numSmallDeallocations(); // @cross
        pool.trimCurrentThreadCache();
        long trimmed = arena.numSmallDeallocations() - cross; // @trimmed
        System.out.println(back + " " + place + " " + cross + " " + trimmed);
    }
}
