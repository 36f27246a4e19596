import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/// A message of two buffers that no byte is copied for. Forget the `true`, and nothing is readable.
public class CompositeBuffer {
    public static void main(String[] args) {
        ByteBuf header = Unpooled.copiedBuffer("HEAD", StandardCharsets.US_ASCII);
        ByteBuf body = Unpooled.copiedBuffer("body", StandardCharsets.US_ASCII);

        CompositeByteBuf message = Unpooled.compositeBuffer();
        message.addComponent(true, header);
        message.addComponent(true, body);
        header.setByte(0, 'h');

        System.out.println(message.toString(StandardCharsets.US_ASCII));
        message.release();
        System.out.println("released with it: " + body.refCnt());
    }
}
