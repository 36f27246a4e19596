import io.netty.buffer.PooledByteBufAllocator;

/// What a pool is like if nobody configures it.
public class PoolDefaults {
    public static void main(String[] args) {
        System.out.println("heapArenas = " + PooledByteBufAllocator.defaultNumHeapArena());
        System.out.println("directArenas = " + PooledByteBufAllocator.defaultNumDirectArena());
        System.out.println("pageSize = " + PooledByteBufAllocator.defaultPageSize());
        System.out.println("maxOrder = " + PooledByteBufAllocator.defaultMaxOrder());
        System.out.println("smallCacheSize = " + PooledByteBufAllocator.defaultSmallCacheSize());
        System.out.println("normalCacheSize = " + PooledByteBufAllocator.defaultNormalCacheSize());
        System.out.println("chunkSize = " + new PooledByteBufAllocator(true).metric().chunkSize());
        System.out.println("cores = " + Runtime.getRuntime().availableProcessors());
    }
}
