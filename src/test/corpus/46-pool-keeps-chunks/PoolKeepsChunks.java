import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.util.ArrayList;
import java.util.List;

/// The first chunk stays for ever while it never filled beyond the first list; a crowd of chunks goes away.
public class PoolKeepsChunks {
    public static void main(String[] args) {
        for (int size : new int[] {1_000_000, 3_000_000, 5_000_000}) {
            PooledByteBufAllocator pool = pool();
            ByteBuf guest = pool.heapBuffer(size);
            show("guest", guest);
            guest.release();
            System.out.println(size + " released, still used " + pool.metric().usedHeapMemory());
        }
        PooledByteBufAllocator pool = pool();
        List<ByteBuf> crowd = new ArrayList<>();
        for (int i = 0; i < 40; i++) crowd.add(pool.heapBuffer(1024 * 1024));
        System.out.println("used " + pool.metric().usedHeapMemory());
        crowd.forEach(ByteBuf::release);
        System.out.println("used " + pool.metric().usedHeapMemory());
    }

    private static PooledByteBufAllocator pool() {
        return new PooledByteBufAllocator(false, 1, 0, 8192, 11, 0, 0, false);
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
