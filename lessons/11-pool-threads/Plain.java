import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.concurrent.FastThreadLocalThread;

/// The same pool on a plain thread and on one of Netty's kind.
public class Plain {
    public static void main(String[] args) throws InterruptedException {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                false, 1, 1, 8192, 4, 4, 2, false);
        PoolArenaMetric arena = pool.metric().heapArenas().get(0);
        pool.heapBuffer(64).release();
        long onMain = arena.numSmallDeallocations(); // @plain
        Thread fast = new FastThreadLocalThread(() -> {
            pool.heapBuffer(64).release();
            long onFast = arena.numSmallDeallocations() - onMain; // @fast
            System.out.println("given back by the fast thread: " + onFast);
        });
        fast.start();
        fast.join();
        long ended = arena.numSmallDeallocations() - onMain; // @ended
        System.out.println("after its end: " + ended);
    }
}
