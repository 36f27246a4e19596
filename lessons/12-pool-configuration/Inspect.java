import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Uses the pool of the task for a while and looks at it.
public class Inspect {
    public static void main(String[] args) throws InterruptedException {
        PooledByteBufAllocator pool = Task.pool();
        ByteBuf first = pool.directBuffer(1000);
        ByteBuf[] other = new ByteBuf[1];
        Thread second = new Thread(() -> other[0] = pool.directBuffer(1000));
        second.start();
        second.join();
        long used = pool.metric().usedDirectMemory();
        first.release();
        long back = pool.metric().directArenas().stream()
                .mapToLong(arena -> arena.numSmallDeallocations())
                .sum();
        System.out.println("two threads use " + used + ", back " + back);
    }
}
