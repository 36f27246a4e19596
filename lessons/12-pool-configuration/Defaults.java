import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;

/// Which allocator an application gets that configures nothing.
public class Defaults {
    public static void main(String[] args) {
        String kind = ByteBufAllocator.DEFAULT.getClass().getSimpleName(); // @default
        int pageSize = PooledByteBufAllocator.defaultPageSize();
        int maxOrder = PooledByteBufAllocator.defaultMaxOrder();
        int chunk = pageSize << maxOrder;
        int arenas = PooledByteBufAllocator.defaultNumDirectArena();
        int cores = Runtime.getRuntime().availableProcessors();
        boolean everywhere = PooledByteBufAllocator.defaultUseCacheForAllThreads();
        System.out.println(kind + ", chunk " + chunk + ", arenas " + arenas); // @values
    }
}
