import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;

/// Which allocator an application gets that configures nothing.
public class Defaults {
    public static void main(String[] args) {
        ByteBufAllocator alloc = ByteBufAllocator.DEFAULT;
        String kind = alloc.getClass().getSimpleName(); // @default
        int pageSize = PooledByteBufAllocator.defaultPageSize();
        int maxOrder = PooledByteBufAllocator.defaultMaxOrder();
        int chunk = pageSize << maxOrder;
        int cores = Runtime.getRuntime().availableProcessors();
        int arenas = PooledByteBufAllocator.defaultNumDirectArena(); // @arenas
        System.out.println(kind + ", chunk " + chunk);
        System.out.println(arenas + " direct arenas on " + cores + " cores");
    }
}
