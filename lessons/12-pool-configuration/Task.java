import io.netty.buffer.PooledByteBufAllocator;

/// A pool for a device with little memory.
public class Task {
    static PooledByteBufAllocator pool() {
        return new PooledByteBufAllocator(
                true, 16, 16, 8192, 11, 256, 64, false);
    }

    public static void main(String[] args) throws InterruptedException {
        Inspect.main(args);
    }
}
