import static java.nio.charset.StandardCharsets.US_ASCII;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;

/// Header and body as one buffer, without copying.
public class Parts {
    public static void main(String[] args) {
        ByteBuf header = Unpooled.wrappedBuffer("Head".getBytes(US_ASCII));
        ByteBuf body = Unpooled.wrappedBuffer("Body!".getBytes(US_ASCII));
        CompositeByteBuf message = Unpooled.compositeBuffer();
        message.addComponents(true, header, body); // @joined
        header.setByte(0, 'h'); // @shared
        message.nioBuffer().put(4, (byte) 'b');
        int fifth = message.getByte(4); // @nio
        message.release(); // @released
        System.out.println("count of the body: " + body.refCnt());
    }
}
