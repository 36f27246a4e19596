import static java.nio.charset.StandardCharsets.US_ASCII;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;

/// One call without the flag, the next one with it.
public class Forgotten {
    public static void main(String[] args) {
        ByteBuf header = Unpooled.wrappedBuffer("Head".getBytes(US_ASCII));
        ByteBuf body = Unpooled.wrappedBuffer("Body!".getBytes(US_ASCII));
        CompositeByteBuf message = Unpooled.compositeBuffer();
        message.addComponent(header); // @forgotten
        message.addComponent(true, body);
        String text = message.toString(US_ASCII); // @text
        message.release();
        System.out.println("sent: " + text);
    }
}
