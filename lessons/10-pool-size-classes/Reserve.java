import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Measures what the sixteen buffers of the task cost.
public class Reserve {
    public static void main(String[] args) {
        PooledByteBufAllocator pool =
                new PooledByteBufAllocator(false, 1, 1, 8192, 4, 0, 0, false);
        ByteBuf[] buffers = Task.reserve(pool);
        int count = buffers.length;
        int room = Integer.MAX_VALUE;
        for (ByteBuf each : buffers) {
            room = Math.min(room, each.capacity());
        }
        int slot = buffers[0].writerIndex() + buffers[0].maxFastWritableBytes();
        long used = pool.metric().usedHeapMemory();
        System.out.println(count + " buffers for " + room + " bytes use " + used);
    }
}
