import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// How much memory has a pool before anyone asked it for a buffer?
public class FreshPool {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true);
        System.out.println("heapAtStart = " + pool.metric().usedHeapMemory());
        System.out.println("directAtStart = " + pool.metric().usedDirectMemory());
        ByteBuf first = pool.directBuffer(512);
        System.out.println("directAfterOneBuffer = " + pool.metric().usedDirectMemory());
        first.release();
    }
}
