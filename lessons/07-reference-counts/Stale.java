import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.concurrent.FastThreadLocalThread;

/// A slice outlives its buffer, on a thread of the kind that event loops are.
public class Stale {
    public static void main(String[] args) throws InterruptedException {
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.DISABLED);
        Thread thread = new FastThreadLocalThread(Stale::work);
        thread.start();
        thread.join();
    }

    static void work() {
        ByteBuf mine = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        mine.writeInt(0x11111111);
        ByteBuf stale = mine.slice();
        mine.release();

        ByteBuf theirs = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        theirs.writeInt(0x77777777); // @reused
        boolean same = mine == theirs;
        int seen = stale.getUnsignedByte(0);
        System.out.println("same: " + same + ", seen: " + seen); // @seen
        stale.release(); // @stale
        try {
            theirs.readInt(); // @innocent
        } catch (IllegalReferenceCountException caught) {
            System.out.println("their owner gets " + caught.getMessage());
        }
    }
}
