import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A constant shared by everyone: retain and release do nothing, on slices as well.
public class Unreleasable {
    private static final ByteBuf NEW_LINE =
            Unpooled.unreleasableBuffer(Unpooled.directBuffer(2).writeByte('\r').writeByte('\n').asReadOnly());

    public static void main(String[] args) {
        ByteBuf line = NEW_LINE;
        show("line", line);
        System.out.println(line.release() + " " + line.release(5) + " " + line.retain(7).refCnt());
        ByteBuf part = line.slice(0, 1);
        System.out.println(part.release() + " " + part.refCnt());
        show("part", part);
        ByteBuf out = Unpooled.buffer(8).writeByte('a').writeBytes(line.duplicate());
        show("out", out);
        show("line", line);
        ByteBuf empty = Unpooled.EMPTY_BUFFER;
        System.out.println(empty.release() + " " + empty.refCnt() + " " + empty.isReadable());
        show("empty", empty);
        out.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
