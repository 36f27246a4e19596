import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.concurrent.FastThreadLocalThread;

/// Where does a released buffer go? The arena counts those that wait in a thread cache as active.
public class CacheByThread {
    public static void main(String[] args) throws InterruptedException {
        System.out.println("cachedByPlainThread = " + cached(false));
        System.out.println("cachedByFastThread = " + cached(true));
    }

    static long cached(boolean fast) throws InterruptedException {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true);
        long[] cached = new long[1];
        Runnable work = () -> {
            pool.buffer(512).release();
            cached[0] = pool.metric().directArenas().stream().mapToLong(PoolArenaMetric::numActiveAllocations).sum();
        };
        Thread thread = fast ? new FastThreadLocalThread(work) : new Thread(work);
        thread.start();
        thread.join();
        return cached[0];
    }
}
