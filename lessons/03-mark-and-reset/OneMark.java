import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A parser marks its place. The helper it calls uses the mark, too.
public class OneMark {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(16);
        buf.writeInt(100).writeInt(7);

        buf.markReaderIndex(); // @outer
        int length = buf.readInt();
        int type = peek(buf);
        if (buf.readableBytes() < length) {
            buf.resetReaderIndex(); // @one-mark
        }
        System.out.println("type " + type + ", back at " + buf.readerIndex());
        buf.release();
    }

    /// The next int, which stays unread.
    static int peek(ByteBuf buf) {
        buf.markReaderIndex();
        int next = buf.readInt();
        buf.resetReaderIndex();
        return next;
    }
}
