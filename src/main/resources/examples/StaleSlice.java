import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ResourceLeakDetector;

/// An old slice of a released buffer, on a thread as Netty's own threads are. Whose bytes does it read?
public class StaleSlice {
    public static void main(String[] args) {
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.DISABLED);
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 3, 64, 32, true);

        ByteBuf mine = pool.heapBuffer(16);
        mine.writeInt(0x11111111);
        ByteBuf stale = mine.slice();
        mine.release();

        ByteBuf theirs = pool.heapBuffer(16);
        theirs.writeInt(0x77777777);
        System.out.println("same object handed out again: " + (mine == theirs));
        try {
            System.out.println("the stale slice reads " + Integer.toHexString(stale.getInt(0)));
            stale.release();
            System.out.println("count of the stranger's buffer: " + theirs.refCnt());
            theirs.readInt();
        } catch (IllegalReferenceCountException caught) {
            System.out.println("an exception: " + caught.getMessage());
        }
    }
}
