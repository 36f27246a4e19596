import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// The same number, most significant byte first or last. A new view of a ByteBuffer is big-endian again.
public class Endianness {
    public static void main(String[] args) {
        ByteBuffer big = ByteBuffer.allocate(8).putInt(0x0A0B0C0D);
        ByteBuffer little = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN);
        little.putInt(0x0A0B0C0D);

        ByteBuffer view = little.duplicate().flip();
        System.out.println(Integer.toHexString(view.getInt()));

        ByteBuf buf = Unpooled.buffer(8);
        buf.writeInt(0x0A0B0C0D);
        buf.writeIntLE(0x0A0B0C0D);
        System.out.println(Integer.toHexString(buf.readInt()) + " " + Integer.toHexString(buf.readIntLE()));
        buf.release();
    }
}
