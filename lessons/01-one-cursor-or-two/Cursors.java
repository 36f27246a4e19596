import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/// The same bytes go into a ByteBuffer, which has one cursor, and into a ByteBuf, which has two.
public class Cursors {
    public static void main(String[] args) {
        byte[] data = {1, 2, 3, 4, 5, 6};
        ByteBuffer nio = ByteBuffer.allocate(8);
        ByteBuf buf = Unpooled.buffer(8);

        int count = 3; // @vary 3..6 @start
        nio.put(data, 0, count); // @put
        buf.writeBytes(data, 0, count); // @write

        nio.flip(); // @flip
        nio.get(); // @get
        buf.readByte(); // @read

        nio.put((byte) 9); // @overwrite
        buf.writeByte(9); // @append

        System.out.println("left in nio: " + nio.remaining());
        System.out.println("left in buf: " + buf.readableBytes());
        buf.release();
    }
}
