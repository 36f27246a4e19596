import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// A constructor that many old articles recommend, and what it still does.
public class Recipe {
    @SuppressWarnings("deprecation")
    public static void main(String[] args) throws InterruptedException {
        int maxOrder = 11; // @vary 8|10|11
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                true, 16, 16, 8192, maxOrder, 64, 256, 1024);
        int chunk = pool.metric().chunkSize(); // @chunk
        int tiny = pool.metric().tinyCacheSize(); // @tiny
        ByteBuf one = pool.directBuffer(1);
        long used = pool.metric().usedDirectMemory(); // @first
        Thread other = new Thread(() -> pool.directBuffer(1));
        other.start();
        other.join();
        long both = pool.metric().usedDirectMemory(); // @second
        System.out.println("two bytes use " + both);
    }
}
