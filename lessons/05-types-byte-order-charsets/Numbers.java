import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// In Netty the method names the byte order. And a byte has a sign.
public class Numbers {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(16);
        int n = 258; // @vary 258|260|300|700
        buf.writeInt(n); // @network
        buf.writeIntLE(n); // @le

        buf.writeByte(200); // @vary 200|130|250 @byte
        int signed = buf.getByte(8);
        int unsigned = buf.getUnsignedByte(8);
        System.out.println(signed + " or " + unsigned); // @sign

        buf.writeShort(384); // @short
        int high = buf.getByte(9);
        int low = buf.getByte(10);
        int joined = high << 8 | low;
        System.out.println("384 became " + joined); // @joined
        buf.release();
    }
}
