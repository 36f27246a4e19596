import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/// Deprecated and unchecked calls compile with a note on standard error; the program runs all the same.
public class Warned {
    @SuppressWarnings("rawtypes")
    public static void main(String[] args) {
        List raw = new ArrayList();
        raw.add(Unpooled.buffer(8).order(ByteOrder.LITTLE_ENDIAN).writeInt(1));
        List<ByteBuf> typed = raw;
        ByteBuf first = typed.get(0);
        show("first", first);
        System.out.println(new Integer(first.readInt()) + " " + Thread.currentThread().getId());
        first.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
