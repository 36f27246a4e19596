import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// What io.netty.buffer.checkBounds=false really switches off.
public class Bounds {
    public static void main(String[] args) {
        System.setProperty("io.netty.buffer.checkBounds", "false");
        PooledByteBufAllocator pool =
                new PooledByteBufAllocator(false, 1, 1, 8192, 4, 0, 0, false);
        ByteBuf mine = pool.heapBuffer(16, 16);
        ByteBuf theirs = pool.heapBuffer(16, 16).writeZero(16);
        mine.setByte(16, 0x5A); // one byte too far
        int damage = theirs.getByte(0); // @bounds
        System.out.println("the neighbour's first byte: " + damage);
    }
}
