import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// What io.netty.buffer.checkBounds=false really switches off.
public class Bounds {
    public static void main(String[] args) {
        System.setProperty("io.netty.buffer.checkBounds", "false");
        PooledByteBufAllocator pool = new PooledByteBufAllocator(
                false, 1, 1, 8192, 4, 0, 0, false);
        ByteBuf mine = pool.heapBuffer(16, 16);
        ByteBuf theirs = pool.heapBuffer(16, 16).writeZero(16);
        boolean written = writeAt(mine, 16); // @bounds
        System.out.println("written: " + written);
        System.out.println("the neighbour has " + theirs.getByte(0));
    }

    static boolean writeAt(ByteBuf buf, int index) {
        try {
            buf.setByte(index, 0x5A);
            return true;
        } catch (IndexOutOfBoundsException refused) {
            return false;
        }
    }
}
