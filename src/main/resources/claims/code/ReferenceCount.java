import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.IllegalReferenceCountException;
import io.netty.util.ReferenceCounted;
import java.nio.ByteBuffer;

/// Who counts references?
public class ReferenceCount {
    public static void main(String[] args) {
        Object nio = ByteBuffer.allocate(8);
        System.out.println("byteBufferCounts = " + (nio instanceof ReferenceCounted));
        ByteBuf netty = Unpooled.buffer(8);
        System.out.println("atStart = " + netty.refCnt());
        System.out.println("afterRetain = " + netty.retain().refCnt());
        netty.release(2);
        System.out.println("afterReleases = " + netty.refCnt());
        try {
            netty.getByte(0);
            System.out.println("usedAfterwards = allowed");
        } catch (IllegalReferenceCountException refused) {
            System.out.println("usedAfterwards = refused");
        }
    }
}
