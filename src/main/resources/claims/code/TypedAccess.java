import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Do typed values come back as they were written?
public class TypedAccess {
    public static void main(String[] args) {
        ByteBuf buffer = Unpooled.buffer();
        buffer.writeInt(42);
        buffer.writeShort(7);
        buffer.writeByte('x');
        buffer.writeBoolean(true);
        System.out.println("anInt = " + buffer.readInt());
        System.out.println("aShort = " + buffer.readShort());
        System.out.println("aByte = " + (char) buffer.readByte());
        System.out.println("aBoolean = " + buffer.readBoolean());
        System.out.println("unread = " + buffer.readableBytes());
    }
}
