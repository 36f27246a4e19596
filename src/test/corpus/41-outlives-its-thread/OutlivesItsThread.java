import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.concurrent.FastThreadLocalThread;

/// A buffer allocated by a thread that has ended goes straight back to its chunk.
public class OutlivesItsThread {
    private static ByteBuf orphan;

    public static void main(String[] args) throws InterruptedException {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 256, 64, false);
        Thread parent = new FastThreadLocalThread(() -> orphan = pool.directBuffer(64).writeLong(1));
        parent.start();
        parent.join();
        ByteBuf found = orphan;
        show("found", found);
        System.out.println("active " + pool.metric().directArenas().get(0).numActiveAllocations());
        found.writeLong(2);
        show("found", found);
        found.release();
        System.out.println("active " + pool.metric().directArenas().get(0).numActiveAllocations());
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
