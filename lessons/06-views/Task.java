import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Two bytes of header, then a body. The body goes to somebody who must not change it.
public class Task {
    public static void main(String[] args) {
        ByteBuf in = Unpooled.buffer(16);
        in.writeShort(6).writeByte(1).writeByte(2).writeByte(3);
        in.writeByte(4).writeByte(5).writeByte(6);

        int length = in.readShort();
        ByteBuf body = in.copy(2, length);

        in.setByte(2, 42);
        System.out.println("the body begins with " + body.getByte(0) + ", read-only: " + body.isReadOnly());
    }
}
