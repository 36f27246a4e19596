import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.ResourceLeakDetector.Level;

/// The opposite of a leak: released once too often, while the detector watches.
public class Twice {
    public static void main(String[] args) {
        ResourceLeakDetector.setLevel(Level.PARANOID);
        ByteBuf buf = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        buf.writeInt(7);
        buf.release();
        int hints = 0;
        try {
            buf.release(); // @twice
        } catch (IllegalReferenceCountException caught) {
            hints = caught.getSuppressed().length;
        }
        System.out.println("earlier releases shown: " + hints); // @suppressed
    }
}
