import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.HashSet;
import java.util.Set;

/// Measures what the sixteen buffers of the task cost.
public class Reserve {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                false, 1, 1, 8192, 4, 0, 0, false);
        ByteBuf[] buffers = Task.reserve(pool);
        Set<String> places = new HashSet<>();
        int room = Integer.MAX_VALUE;
        for (ByteBuf each : buffers) {
            places.add(each.array() + ":" + each.arrayOffset());
            room = Math.min(room, each.capacity());
        }
        int count = places.size();
        ByteBuf one = buffers[0];
        int slot = one.writerIndex() + one.maxFastWritableBytes();
        long used = pool.metric().usedHeapMemory();
        System.out.println(count + " buffers of " + room + " bytes use " + used);
    }
}
