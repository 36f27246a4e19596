import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/// One position serves both reading and writing in a ByteBuffer, so it must be flipped.
/// A ByteBuf has an index for each, so it need not.
public class FlipAndIndices {
    public static void main(String[] args) {
        ByteBuffer nio = ByteBuffer.allocate(16);
        nio.put("Hello".getBytes());
        nio.flip();
        byte h = nio.get();

        ByteBuf buf = Unpooled.buffer(16);
        buf.writeBytes("Hello".getBytes());
        byte h2 = buf.readByte();

        System.out.println("pos=" + nio.position() + " lim=" + nio.limit());
        System.out.println("r=" + buf.readerIndex() + " w=" + buf.writerIndex());
        System.out.println((char) h + " and " + (char) h2);
        buf.release();
    }
}
