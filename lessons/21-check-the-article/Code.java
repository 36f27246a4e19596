import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;

/// Three sentences of an article, as code.
class Code {
    public static void main(String[] args) {
        byte high = 1;
        byte low = (byte) 128; // @vary 128|200|255
        short right = (short) (high << 8 | low & 0xFF);
        short joined = (short) (high << 8 | low); // @joined

        ByteBuf b = Unpooled.buffer(4);
        b.writeInt(1); // @four
        b.writeInt(2); // @grown

        PooledByteBufAllocator pool = new PooledByteBufAllocator(false);
        long atStart = pool.metric().usedHeapMemory(); // @fresh
        ByteBuf first = pool.heapBuffer(16);
        long later = pool.metric().usedHeapMemory(); // @chunk
        System.out.println(joined + ", " + right + ", " + later);
        first.release();
        b.release();
    }
}
