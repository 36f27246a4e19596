import static java.nio.charset.StandardCharsets.UTF_8;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;

/// Is anything copied when two parts become one buffer? And when seventeen do?
public class JoinedParts {
    public static void main(String[] args) {
        ByteBuf header = Unpooled.wrappedBuffer("Header".getBytes(UTF_8));
        ByteBuf body = Unpooled.wrappedBuffer("Body".getBytes(UTF_8));
        CompositeByteBuf joined = Unpooled.compositeBuffer();
        joined.addComponents(true, header, body);
        System.out.println("text = " + joined.toString(UTF_8));
        System.out.println("components = " + joined.numComponents());
        header.setByte(0, 'h');
        System.out.println("sharesBytes = " + (joined.getByte(0) == 'h'));
        joined.release();

        CompositeByteBuf many = Unpooled.compositeBuffer();
        for (int i = 0; i < 17; i++) {
            many.addComponent(true, Unpooled.wrappedBuffer(new byte[] {1}));
        }
        System.out.println("componentsOf17 = " + many.numComponents());
        many.release();
    }
}
