import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;

/// Two neighbours of 16 bytes in a JVM started with checkBounds=false; the first writes one byte too far.
public class BoundsUnchecked {
    public static void main(String[] args) {
        PooledByteBufAllocator pool = new PooledByteBufAllocator(false, 1, 1, 8192, 9, 0, 0, false);
        ByteBuf[] row = new ByteBuf[4];
        for (int i = 0; i < row.length; i++) {
            row[i] = pool.heapBuffer(16, 16).setZero(0, 16);
        }
        ByteBuf first = row[0];
        for (ByteBuf each : row) {
            first = each.arrayOffset() < first.arrayOffset() ? each : first;
        }
        System.out.println("outside = " + write(first));
        int changed = 0;
        for (ByteBuf each : row) {
            changed += each.getByte(0) == 0x5A ? 1 : 0;
        }
        System.out.println("neighboursChanged = " + changed);
        System.out.println("alignmentSupported = " + PooledByteBufAllocator.isDirectMemoryCacheAlignmentSupported());
    }

    static String write(ByteBuf buffer) {
        try {
            buffer.setByte(16, 0x5A);
            return "written";
        } catch (IndexOutOfBoundsException refused) {
            return "refused";
        }
    }
}
