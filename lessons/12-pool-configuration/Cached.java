import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;

/// Room for 1024 pieces of each normal size: which sizes are meant?
public class Cached {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                true, 1, 1, 8192, 9, 256, 1024, true);
        PoolArenaMetric arena = pool.metric().directArenas().get(0);
        ByteBuf a = pool.directBuffer(32768);
        ByteBuf b = pool.directBuffer(40960);
        ByteBuf c = pool.directBuffer(65536);
        a.release();
        b.release();
        c.release();
        long kept = arena.numActiveNormalAllocations(); // @normal
        System.out.println("pieces in the cache: " + kept);
    }
}
