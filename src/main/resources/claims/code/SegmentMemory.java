import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/// Is the memory of a direct chunk a segment that somebody closes? (A huge buffer has a chunk of its own.)
public class SegmentMemory {
    public static void main(String[] args) {
        ByteBuf huge = new PooledByteBufAllocator(true).directBuffer(8 << 20);
        ByteBuffer view = huge.nioBuffer(0, 8);
        MemorySegment segment = MemorySegment.ofBuffer(view);
        System.out.println("aliveBeforeRelease = " + segment.scope().isAlive());
        huge.release();
        System.out.println("aliveAfterRelease = " + segment.scope().isAlive());

        MemorySegment ofJdk = MemorySegment.ofBuffer(ByteBuffer.allocateDirect(8));
        System.out.println("allocateDirectCanBeClosed = " + !ofJdk.scope().isAlive());
    }
}
