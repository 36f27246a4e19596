import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/// Two views of a full buffer. Then the buffer grows.
public class Detached {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(4);
        buf.writeByte(1).writeByte(2).writeByte(3).writeByte(4);
        ByteBuffer nio = buf.nioBuffer();
        ByteBuf twin = buf.duplicate();

        buf.writeByte(5); // @grown
        buf.setByte(0, 42); // @detached
        System.out.println("nio " + nio.get(0) + ", twin " + twin.getByte(0));
        buf.release();
    }
}
