import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.charset.StandardCharsets;

/// Two buffers are put together. Why is there nothing to read?
public class CompositeWithoutWriterIndex {
    public static void main(String[] args) {
        ByteBuf head = Unpooled.copiedBuffer("HEAD", StandardCharsets.US_ASCII);
        ByteBuf body = Unpooled.copiedBuffer("body", StandardCharsets.US_ASCII);

        CompositeByteBuf message = Unpooled.compositeBuffer();
        message.addComponent(head);
        message.addComponent(body);
        System.out.println("capacity " + message.capacity() + ", readable " + message.readableBytes());

        ByteBuf tail = Unpooled.copiedBuffer("ok", StandardCharsets.US_ASCII);
        message.addComponent(true, tail);
        System.out.println("readable now: " + message.toString(StandardCharsets.US_ASCII));

        message.writerIndex(message.capacity());
        System.out.println("all of it: " + message.toString(StandardCharsets.US_ASCII));
        message.release();
    }
}
