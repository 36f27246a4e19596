import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;

/// One chunk of 128 KiB on its way through the lists of its arena.
public class Lists {
    static final String[] NAMES =
            {"qInit", "q000", "q025", "q050", "q075", "q100"};

    public static void main(String[] args) {
        PooledByteBufAllocator pool =
                new PooledByteBufAllocator(true, 1, 1, 8192, 4, 0, 0, false);
        ByteBuf a = pool.directBuffer(32768);
        ByteBuf b = pool.directBuffer(32768);
        ByteBuf c = pool.directBuffer(32768);
        String up = list(pool); // @up
        ByteBuf d = pool.directBuffer(32768);
        String full = list(pool);
        d.release();
        String down = list(pool); // @down
        a.release();
        b.release();
        c.release();
        long left = pool.metric().usedDirectMemory(); // @gone
        pool.directBuffer(1000).release();
        long kept = pool.metric().usedDirectMemory(); // @kept
        System.out.println(up + " " + full + " " + down + " " + left + " " + kept);
    }

    /// The name of the list that the chunk is in.
    static String list(PooledByteBufAllocator pool) {
        PoolArenaMetric arena = pool.metric().directArenas().get(0);
        int i = 0;
        while (!arena.chunkLists().get(i).iterator().hasNext()) {
            i++;
        }
        return NAMES[i];
    }
}
