import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.lang.management.BufferPoolMXBean;
import java.lang.management.ManagementFactory;

/// Two counters of the same memory: Netty's and the JVM's.
public class Released {
    public static void main(String[] args) {
        UnpooledByteBufAllocator plain = new UnpooledByteBufAllocator(true);
        long before = direct();
        ByteBuf single = plain.directBuffer(300_000);
        single.release();
        long netty = plain.metric().usedDirectMemory();
        long jvm = direct() - before; // @released
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 0, 0, false);
        long old = direct();
        ByteBuf pooled = pool.directBuffer(100);
        long chunk = pool.metric().usedDirectMemory();
        long seen = direct() - old; // @blind
        pooled.release();
        System.out.println("held after release(): " + jvm + ", of the chunk seen: " + seen);
    }

    /// Bytes of direct buffers as the JVM counts them.
    static long direct() {
        return ManagementFactory.getPlatformMXBeans(BufferPoolMXBean.class).stream()
                .filter(pool -> pool.getName().equals("direct"))
                .mapToLong(BufferPoolMXBean::getMemoryUsed)
                .sum();
    }
}
