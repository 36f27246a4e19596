import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Joins a header and a body into the message that is sent.
public class Task {
    static ByteBuf join(ByteBuf header, ByteBuf body) {
        int length = header.readableBytes() + body.readableBytes();
        ByteBuf message = Unpooled.buffer(length);
        message.writeBytes(header);
        message.writeBytes(body);
        header.release();
        body.release();
        return message;
    }

    public static void main(String[] args) {
        Join.main(args);
    }
}
