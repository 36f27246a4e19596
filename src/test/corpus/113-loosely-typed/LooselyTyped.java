import io.netty.buffer.ByteBuf;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.ReferenceCounted;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;

/// Buffers held in locals whose type does not say so: Object, var, an interface, a type variable.
public class LooselyTyped {
    public static void main(String[] args) {
        Object thing = ByteBuffer.allocate(4).put((byte) 1);
        show("thing", (Buffer) thing);
        var inferred = ByteBuffer.wrap(new byte[3], 1, 1);
        show("inferred", inferred);
        CharSequence text = CharBuffer.wrap("sequence").position(2);
        show("text", (CharBuffer) text);
        Comparable<ByteBuffer> comparable = ByteBuffer.allocateDirect(2);
        show("comparable", (Buffer) comparable);
        ReferenceCounted counted = Unpooled.buffer(8).writeInt(1);
        show("counted", (ByteBuf) counted);
        Iterable<ByteBuf> parts = Unpooled.compositeBuffer().addComponent(true, (ByteBuf) counted);
        show("parts", (CompositeByteBuf) parts);
        if (thing instanceof ByteBuffer matched && matched.hasRemaining()) {
            matched.put((byte) 2);
            show("matched", matched);
        }
        same(inferred.flip());
        Object[] mixed = {thing, "text", 5, counted};
        for (Object each : mixed) if (each instanceof ByteBuf buf) show("buf", buf);
        ((CompositeByteBuf) parts).release();
        System.out.println(counted.refCnt() + " " + text);
    }

    private static <T extends Buffer> T same(T generic) {
        show("generic", generic);
        return generic;
    }

    static void show(String name, Buffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
