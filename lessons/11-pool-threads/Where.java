import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;

/// Looks up where the only chunk of a pool is.
class Where {
    private static final String[] NAMES =
            {"qInit", "q000", "q025", "q050", "q075", "q100"};

    private Where() {}

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
