import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.function.Consumer;

/// Ten messages of 32 KiB, from a pool with chunks of 128 KiB and no cache.
public class Task {
    static void serve(PooledByteBufAllocator pool, Consumer<ByteBuf> send) {
        for (int i = 0; i < 10; i++) {
            ByteBuf message = pool.directBuffer(32768);
            message.writeZero(32768);
            send.accept(message);
            message.release();
        }
    }

    public static void main(String[] args) {
        Serve.main(args);
    }
}
