import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.ResourceLeakDetector.Level;

/// The level of the leak detector is asked when a buffer is made.
class Levels {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false);
        String level = ResourceLeakDetector.getLevel().name(); // @level
        ResourceLeakDetector.setLevel(Level.DISABLED);
        ByteBuf early = pool.heapBuffer(16);
        ResourceLeakDetector.setLevel(Level.PARANOID);
        ByteBuf late = pool.heapBuffer(16);
        boolean earlyWatched = isWatched(early); // @early
        boolean lateWatched = isWatched(late); // @levels
        System.out.println(level + ", " + earlyWatched + ", " + lateWatched);
        early.release();
        late.release();
    }

    /// Whether it is wrapped in a buffer that tells the detector.
    static boolean isWatched(ByteBuf buf) {
        return buf.getClass().getSimpleName().contains("LeakAware");
    }
}
