import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.ResourceLeakDetector.Level;
import io.netty.util.concurrent.FastThreadLocalThread;

/// The pool recycles not only memory but the ByteBuf object as well.
public class Wrapper {
    public static void main(String[] args) throws InterruptedException {
        ResourceLeakDetector.setLevel(Level.DISABLED);
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                false, 1, 1, 8192, 4, 4, 2, true);
        Thread loop = new FastThreadLocalThread(() -> {
            ByteBuf mine = pool.heapBuffer(16).writeInt(0x11111111);
            ByteBuf old = mine.slice();
            mine.release();
            ByteBuf theirs = pool.heapBuffer(16).writeInt(0x77777777); // @stale
            boolean same = mine == theirs; // @same
            old.release(); // @killed
            System.out.println("same object: " + same + ", count " + theirs.refCnt());
        });
        loop.start();
        loop.join();
    }
}
