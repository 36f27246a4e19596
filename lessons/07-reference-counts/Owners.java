import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;

/// One buffer is handed over for good, one to a method that fails.
public class Owners {
    public static void main(String[] args) {
        ByteBuf body = Unpooled.buffer(8);
        body.writeInt(7);
        CompositeByteBuf message = Unpooled.compositeBuffer();
        message.addComponent(true, body);
        message.release(); // @owner

        ByteBuf bad = Unpooled.buffer(8);
        bad.writeInt(-1);
        try {
            handle(bad);
        } catch (IllegalArgumentException refused) {
            System.out.println("refused: " + refused.getMessage()); // @error
        }
        System.out.println("still held: " + bad.refCnt());
    }

    /// Owns the request from now on, and releases it.
    static void handle(ByteBuf request) {
        int length = request.readInt();
        if (length < 0) {
            throw new IllegalArgumentException("length " + length);
        }
        request.release();
    }
}
