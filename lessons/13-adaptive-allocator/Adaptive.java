import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// What Netty's default allocator takes for what it is asked for.
public class Adaptive {
    public static void main(String[] args) {
        long heap = Runtime.getRuntime().maxMemory();
        boolean low = heap <= 512L << 20; // then Netty saves memory
        AdaptiveByteBufAllocator alloc = new AdaptiveByteBufAllocator(false);
        ByteBuf one = alloc.heapBuffer(1);
        long first = alloc.metric().usedHeapMemory(); // @first
        int asked = 300; // @vary 140|300|700|1200
        int pooled = PooledByteBufAllocator.DEFAULT.metric()
                .heapArenas().get(0).normalizeSize(asked);
        ByteBuf a = alloc.heapBuffer(asked);
        int slot = a.maxFastWritableBytes(); // @slot
        long second = alloc.metric().usedHeapMemory(); // @chunks
        ByteBuf b = alloc.heapBuffer(20000);
        int large = b.maxFastWritableBytes(); // @large
        long before = alloc.metric().usedHeapMemory();
        ByteBuf c = alloc.heapBuffer(1_500_000);
        long oneOff = alloc.metric().usedHeapMemory() - before; // @huge
        one.release();
        a.release();
        b.release();
        c.release();
        long kept = alloc.metric().usedHeapMemory(); // @kept
        System.out.println(first + ", " + slot + ", " + large + ", " + kept);
    }
}
