import io.netty.buffer.PooledByteBufAllocator;

/// A pool for a device with little memory.
public class Task {
    static PooledByteBufAllocator pool() {
        return new PooledByteBufAllocator(
                true, 1, 1, 8192, 4, 256, 64, true);
    }

    public static void main(String[] args) throws InterruptedException {
        Inspect.main(args);
    }
}
