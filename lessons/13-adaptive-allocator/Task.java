import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;

/// A message: 24 bytes of header, then the payload.
public class Task {
    static ByteBuf message(ByteBufAllocator alloc, byte[] payload) {
        ByteBuf message = alloc.heapBuffer(payload.length);
        message.writeZero(24);
        message.writeBytes(payload);
        return message;
    }

    public static void main(String[] args) {
        Send.main(args);
    }
}
