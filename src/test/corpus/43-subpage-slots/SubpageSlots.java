import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Which slot comes next: the last one freed without a cache, the first one freed with it.
public class SubpageSlots {
    public static void main(String[] args) {
        reuse("no cache", new PooledByteBufAllocator(false, 1, 1, 8192, 9, 0, 0, false));
        reuse("cache", new PooledByteBufAllocator(false, 1, 1, 8192, 9, 256, 64, true));
    }

    private static void reuse(String title, PooledByteBufAllocator pool) {
        ByteBuf[] slots = new ByteBuf[4];
        StringBuilder line = new StringBuilder(title).append(':');
        for (int i = 0; i < slots.length; i++) {
            slots[i] = pool.heapBuffer(16).writeLong(i);
            line.append(' ').append(slots[i].arrayOffset());
        }
        slots[1].release();
        slots[2].release();
        ByteBuf next = pool.heapBuffer(16);
        ByteBuf afterNext = pool.heapBuffer(16);
        line.append(" | ").append(next.arrayOffset()).append(' ').append(afterNext.arrayOffset());
        System.out.println(line);
        System.out.println("left by the last owner: " + next.getLong(0));
        show("next", next);
        ByteBuf other = pool.heapBuffer(17);
        System.out.println("17 bytes live at " + other.arrayOffset());
        other.release();
        next.release();
        afterNext.release();
        slots[0].release();
        slots[3].release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
