import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;

/// Two counters of the same memory: Netty's and the JVM's.
public class Released {
    public static void main(String[] args) {
        UnpooledByteBufAllocator plain = new UnpooledByteBufAllocator(true);
        long before = Counter.direct();
        ByteBuf single = plain.directBuffer(300_000);
        single.release();
        long netty = plain.metric().usedDirectMemory();
        long jvm = Counter.direct() - before; // @released
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                true, 1, 1, 8192, 9, 0, 0, false);
        long old = Counter.direct();
        ByteBuf pooled = pool.directBuffer(100);
        long chunk = pool.metric().usedDirectMemory();
        long seen = Counter.direct() - old; // @blind
        pooled.release();
        System.out.println("held " + jvm + " of 300000, seen " + seen + " of " + chunk);
    }
}
