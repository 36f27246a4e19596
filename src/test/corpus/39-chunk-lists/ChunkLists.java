import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PoolChunkListMetric;
import io.netty.buffer.PoolChunkMetric;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/// A chunk moves from list to list as it fills and drains, by other thresholds on the way down.
public class ChunkLists {
    private static final List<String> NAMES = List.of("qInit", "q000", "q025", "q050", "q075", "q100");

    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 0, 0, false);
        PoolArenaMetric arena = pool.metric().directArenas().get(0);
        Deque<ByteBuf> held = new ArrayDeque<>();
        String last = "";
        for (int i = 0; i < 64; i++) {
            held.push(pool.directBuffer(64 * 1024));
            last = tellChange(arena, last);
        }
        while (!held.isEmpty()) {
            held.pop().release();
            last = tellChange(arena, last);
        }
    }

    private static String tellChange(PoolArenaMetric arena, String last) {
        String now = "none";
        int usage = 0;
        for (PoolChunkListMetric list : arena.chunkLists()) {
            for (PoolChunkMetric chunk : list) {
                now = NAMES.get(arena.chunkLists().indexOf(list));
                usage = chunk.usage();
            }
        }
        if (!now.equals(last)) System.out.println(now + " at " + usage + "%");
        return now;
    }
}
