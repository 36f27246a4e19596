import io.netty.buffer.ByteBuf;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;

/// Up to 4 MiB a buffer comes from a chunk; one byte more and it gets memory of its own.
public class HugeBuffers {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 256, 64, true);
        PoolArenaMetric arena = pool.metric().directArenas().get(0);
        final int chunk = 4 * 1024 * 1024;
        ByteBuf normal = pool.directBuffer(chunk);
        System.out.println(arena.numNormalAllocations() + " normal, " + arena.numHugeAllocations() + " huge");
        ByteBuf huge = pool.directBuffer(chunk + 1);
        System.out.println(arena.numNormalAllocations() + " normal, " + arena.numHugeAllocations() + " huge");
        show("huge", huge);
        ByteBuf growing = pool.directBuffer(3 * 1024 * 1024);
        growing.writerIndex(growing.capacity()).writeByte(1);
        show("growing", growing);
        growing.writeZero(chunk - growing.writerIndex()).writeByte(2);
        show("growing", growing);
        System.out.println(arena.numActiveHugeAllocations() + " huge alive, " + pool.metric().usedDirectMemory() + " used");
        huge.release();
        growing.release();
        normal.release();
        System.out.println(arena.numActiveHugeAllocations() + " huge alive, " + pool.metric().usedDirectMemory() + " used");
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
