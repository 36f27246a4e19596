import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.concurrent.FastThreadLocalThread;

/// On a FastThreadLocalThread a released wrapper is handed out again; an old slice then reads a stranger's bytes.
public class RecycledWrapper {
    public static void main(String[] args) throws InterruptedException {
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.DISABLED);
        Thread worker = new FastThreadLocalThread(RecycledWrapper::mixUp, "worker");
        worker.start();
        worker.join();
    }

    private static void mixUp() {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 256, 64, true);
        ByteBuf mine = pool.heapBuffer(64).writeInt(0x11111111);
        ByteBuf stale = mine.slice();
        mine.release();
        ByteBuf theirs = pool.heapBuffer(64).writeInt(0x77777777);
        System.out.println("same wrapper: " + (mine == theirs));
        System.out.println("the old slice reads " + Integer.toHexString(stale.getInt(0)));
        show("theirs", theirs);
        stale.release();
        try {
            theirs.readInt();
        } catch (IllegalReferenceCountException e) {
            System.out.println("its owner gets: " + e.getMessage());
        }
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
