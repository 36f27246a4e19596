import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.nio.ByteBuffer;

/// 256 of 1024 bytes are written. What does reading all 1024 by index give?
public class RandomReads {
    public static void main(String[] args) {
        ByteBuffer nio = ByteBuffer.allocateDirect(1024);
        PooledByteBufAllocator pool = new PooledByteBufAllocator(true, 1, 1, 8192, 9, 0, 0, false);
        pool.directBuffer(1024).setZero(0, 1024).setLong(1000, -1).release();
        ByteBuf netty = pool.directBuffer(1024);
        for (int i = 0; i < 256; i++) {
            nio.put((byte) i);
            netty.writeByte(i);
        }
        System.out.println("refusedByByteBuffer = " + refused(nio::get));
        System.out.println("refusedByByteBuf = " + refused(netty::getByte));
        System.out.println("neverWritten = " + (1024 - nio.position()));
        System.out.println("staleInByteBuf = " + netty.forEachByte(256, 768, each -> each == 0));
        nio.flip();
        System.out.println("refusedAfterFlip = " + refused(nio::get));
        netty.release();
    }

    interface Reading {
        byte at(int index);
    }

    static int refused(Reading reading) {
        int refused = 0;
        for (int i = 0; i < 1024; i++) {
            try {
                reading.at(i);
            } catch (IndexOutOfBoundsException outside) {
                refused++;
            }
        }
        return refused;
    }
}
