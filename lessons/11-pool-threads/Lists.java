import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// One chunk of 128 KiB on its way through the lists of its arena.
public class Lists {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                true, 1, 1, 8192, 4, 0, 0, false);
        ByteBuf a = pool.directBuffer(32768);
        ByteBuf b = pool.directBuffer(32768);
        ByteBuf c = pool.directBuffer(32768);
        String up = Where.list(pool); // @up
        ByteBuf d = pool.directBuffer(32768);
        String full = Where.list(pool);
        d.release();
        String down = Where.list(pool); // @down
        a.release();
        b.release();
        c.release();
        long left = pool.metric().usedDirectMemory(); // @gone
        pool.directBuffer(1000).release();
        long kept = pool.metric().usedDirectMemory(); // @kept
        System.out.println(up + " " + full + " " + down + " " + kept);
    }
}
