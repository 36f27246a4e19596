import com.sun.management.ThreadMXBean;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.lang.management.ManagementFactory;

/// Bytes of garbage on the Java heap per heap buffer of 512 bytes, on one of Netty's threads.
public class PooledGarbage {
    public static void main(String[] args) throws InterruptedException {
        Thread thread = new FastThreadLocalThread(() -> {
            System.out.println("unpooled = " + bytes(new UnpooledByteBufAllocator(false)));
            System.out.println("pooled = " + bytes(new PooledByteBufAllocator(false)));
        });
        thread.start();
        thread.join();
    }

    static long bytes(ByteBufAllocator allocator) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        for (int i = 0; i < 100; i++) {
            allocator.heapBuffer(512).release();
        }
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1000; i++) {
            allocator.heapBuffer(512).release();
        }
        return (threads.getCurrentThreadAllocatedBytes() - before) / 1000;
    }
}
