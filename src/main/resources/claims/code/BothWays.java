import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/// Views or copies? Each side writes, the other one looks.
public class BothWays {
    public static void main(String[] args) {
        ByteBuffer nio = ByteBuffer.allocate(8);
        ByteBuf netty = Unpooled.wrappedBuffer(nio);
        nio.put(0, (byte) 1);
        System.out.println("bufSeesBuffer = " + (netty.getByte(0) == 1));
        ByteBuffer back = netty.nioBuffer();
        back.put(1, (byte) 2);
        System.out.println("bufSeesView = " + (netty.getByte(1) == 2));
        System.out.println("bufferSeesView = " + (nio.get(1) == 2));
        back.position(4);
        System.out.println("readerIndexStays = " + (netty.readerIndex() == 0));
    }
}
