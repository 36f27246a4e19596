import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.ResourceLeakDetector.Level;

/// Which buffers does the detector watch at which level?
public class Levels {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = PooledByteBufAllocator.DEFAULT;
        ResourceLeakDetector.setLevel(Level.DISABLED);
        ByteBuf plain = pool.heapBuffer(16);
        plain.writeInt(1); // @disabled

        ResourceLeakDetector.setLevel(Level.PARANOID);
        ByteBuf watched = pool.heapBuffer(16);
        watched.writeInt(1); // @levels

        ResourceLeakDetector.setLevel(Level.SIMPLE);
        int tracked = 0;
        for (int i = 0; i < 1280; i++) {
            tracked += isWatched(pool) ? 1 : 0;
        }
        System.out.println("watched at SIMPLE: " + tracked + " of 1280"); // @simple
        plain.release();
        watched.release();
    }

    static boolean isWatched(PooledByteBufAllocator pool) {
        ByteBuf buf = pool.heapBuffer(16);
        boolean watched = buf.getClass().getSimpleName().contains("LeakAware");
        buf.release();
        return watched;
    }
}
