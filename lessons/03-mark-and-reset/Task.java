import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A frame is one byte with a length, then so many bytes. Here its second half comes late.
public class Task {
    public static void main(String[] args) {
        ByteBuf in = Unpooled.buffer(16);
        in.writeByte(4).writeByte(10).writeByte(20);
        boolean tooEarly = frame(in) == null;

        in.writeByte(30).writeByte(40);
        byte[] body = frame(in);
        System.out.println(tooEarly + ", then " + (body == null ? "nothing" : body.length + " bytes"));
        in.release();
    }

    /// The body of the next frame, or null as long as not all of it has arrived.
    static byte[] frame(ByteBuf in) {
        int length = in.readByte();
        if (in.readableBytes() < length) {
            return null;
        }
        byte[] body = new byte[length];
        in.readBytes(body);
        return body;
    }
}
