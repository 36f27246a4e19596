import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.concurrent.FastThreadLocalThread;

/// Released buffers wait in their thread's cache: still "active" to the arena, no longer pinned.
public class ThreadCache {
    public static void main(String[] args) throws InterruptedException {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 256, 64, true);
        PoolArenaMetric arena = pool.metric().directArenas().get(0);
        ByteBuf[] many = new ByteBuf[300];
        for (int i = 0; i < many.length; i++) many[i] = pool.directBuffer(64).writeInt(i);
        System.out.println("pinned " + pool.pinnedDirectMemory());
        for (ByteBuf each : many) each.release();
        tell(arena, pool);
        pool.trimCurrentThreadCache();
        tell(arena, pool);
        pool.trimCurrentThreadCache();
        tell(arena, pool);

        PooledByteBufAllocator choosy = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 256, 64, false);
        choosy.directBuffer(64).release();
        tell(choosy.metric().directArenas().get(0), choosy);
        Thread fast = new FastThreadLocalThread(() -> {
            choosy.directBuffer(64).release();
            tell(choosy.metric().directArenas().get(0), choosy);
        });
        fast.start();
        fast.join();
        tell(choosy.metric().directArenas().get(0), choosy);
    }

    private static void tell(PoolArenaMetric arena, PooledByteBufAllocator pool) {
        System.out.println("active " + arena.numActiveAllocations() + ", freed " + arena.numDeallocations()
                + ", pinned " + pool.pinnedDirectMemory());
    }
}
