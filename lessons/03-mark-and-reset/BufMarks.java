import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A ByteBuf always has its marks: it is born with them, and clear() does not take them away.
public class BufMarks {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(8);
        buf.writeByte(1).writeByte(2).writeByte(3).writeByte(4);
        buf.skipBytes(2);
        buf.resetReaderIndex(); // @unmarked

        buf.skipBytes(2);
        buf.markReaderIndex(); // @marked
        buf.skipBytes(2);

        buf.clear(); // @cleared
        buf.writeByte(7).writeByte(8).writeByte(9); // @next-message
        buf.resetReaderIndex(); // @stale
        int first = buf.readByte();
        System.out.println("the message seems to begin with " + first);
        buf.release();
    }
}
