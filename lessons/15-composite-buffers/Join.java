import static java.nio.charset.StandardCharsets.US_ASCII;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// Has the task join two buffers, reads the message and sends it.
public class Join {
    public static void main(String[] args) {
        ByteBuf header = Unpooled.copiedBuffer("HEAD", US_ASCII);
        ByteBuf body = Unpooled.copiedBuffer("BODY", US_ASCII);
        ByteBuf message = Task.join(header, body);
        String text = message.toString(US_ASCII);
        if (body.refCnt() > 0) {
            body.setByte(0, 'b');
        }
        boolean whole = message.readableBytes() == 8;
        boolean seen = whole && message.getByte(4) == 'b';
        message.release();
        int left = header.refCnt() + body.refCnt();
        System.out.println(text + ", shared " + seen + ", left " + left);
    }
}
