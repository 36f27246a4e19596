import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PoolSubpageMetric;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/// Do pages come in several sizes? And how many pages does a subpage have?
public class PagesAndRuns {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false, 1, 1, 8192, 9, 0, 0, false);
        List<ByteBuf> buffers = new ArrayList<>();
        for (int size : new int[] {16, 112, 1024, 10240, 28672}) {
            buffers.add(pool.heapBuffer(size));
        }
        PoolArenaMetric arena = pool.metric().heapArenas().getFirst();
        TreeSet<Integer> pageSizes = new TreeSet<>();
        for (PoolSubpageMetric subpage : arena.smallSubpages()) {
            pageSizes.add(subpage.pageSize());
            int pages = subpage.elementSize() * subpage.maxNumElements() / subpage.pageSize();
            System.out.println("pagesFor" + subpage.elementSize() + " = " + pages);
        }
        System.out.println("differentPageSizes = " + pageSizes.size());
        System.out.println("pageSize = " + pageSizes.getFirst());
        System.out.println("pagesFor40000 = " + pagesTaken(pool, 40000));
        buffers.forEach(ByteBuf::release);
    }

    static int pagesTaken(PooledByteBufAllocator pool, int size) {
        PoolArenaMetric arena = pool.metric().heapArenas().getFirst();
        int before = free(arena);
        ByteBuf buffer = pool.heapBuffer(size);
        int taken = before - free(arena);
        buffer.release();
        return taken / 8192;
    }

    static int free(PoolArenaMetric arena) {
        int free = 0;
        for (var list : arena.chunkLists()) {
            for (var chunk : list) {
                free += chunk.freeBytes();
            }
        }
        return free;
    }
}
