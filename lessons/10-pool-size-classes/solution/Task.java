import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Sixteen buffers for 8,000 bytes each; chunks have 128 KiB.
public class Task {
    static ByteBuf[] reserve(PooledByteBufAllocator pool) {
        ByteBuf[] buffers = new ByteBuf[16];
        for (int i = 0; i < buffers.length; i++) {
            buffers[i] = pool.heapBuffer(8000);
        }
        return buffers;
    }

    public static void main(String[] args) {
        Reserve.main(args);
    }
}
