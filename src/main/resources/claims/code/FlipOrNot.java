import static java.nio.charset.StandardCharsets.UTF_8;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/// What comes back of "Hello"?
public class FlipOrNot {
    public static void main(String[] args) {
        ByteBuffer flipped = ByteBuffer.allocate(1024).put("Hello".getBytes(UTF_8));
        flipped.flip();
        System.out.println("flipped = " + text(flipped));

        ByteBuffer notFlipped = ByteBuffer.allocate(1024).put("Hello".getBytes(UTF_8));
        System.out.println("notFlipped = " + text(notFlipped).strip().replace("\0", "") + ".");

        ByteBuf netty = Unpooled.buffer(1024).writeBytes("Hello".getBytes(UTF_8));
        byte[] bytes = new byte[netty.readableBytes()];
        netty.readBytes(bytes);
        System.out.println("byteBuf = " + new String(bytes, UTF_8));
    }

    static String text(ByteBuffer buffer) {
        byte[] bytes = new byte[buffer.remaining()];
        buffer.get(bytes);
        return new String(bytes, UTF_8);
    }
}
