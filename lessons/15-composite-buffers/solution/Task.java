import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Joins a header and a body into the message that is sent.
public class Task {
    static ByteBuf join(ByteBuf header, ByteBuf body) {
        return Unpooled.compositeBuffer().addComponents(true, header, body);
    }

    public static void main(String[] args) {
        Join.main(args);
    }
}
