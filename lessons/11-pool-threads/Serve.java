import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;

/// Counts the messages of the task and the chunks they needed.
public class Serve {
    static int messages;

    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                true, 1, 1, 8192, 4, 0, 0, false);
        PoolArenaMetric arena = pool.metric().directArenas().get(0);
        Task.serve(pool, message -> {
            boolean whole = message.readableBytes() == 32768;
            messages += whole && message.alloc() == pool ? 1 : 0;
        });
        int sent = messages;
        long chunks = arena.numChunkAllocations();
        long live = arena.numActiveAllocations();
        System.out.println(sent + " messages, " + chunks + " chunks");
    }
}
