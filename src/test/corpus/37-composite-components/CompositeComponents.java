import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.CompositeByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.CharsetUtil;
import java.nio.ByteBuffer;

/// Only the readable part of a buffer becomes a component; a nioBuffer over several components is a copy.
public class CompositeComponents {
    public static void main(String[] args) {
        ByteBuf digits = Unpooled.copiedBuffer("xyz012", CharsetUtil.US_ASCII).skipBytes(3);
        CompositeByteBuf whole = Unpooled.compositeBuffer().addComponent(true, digits);
        ByteBuf inner = whole.component(0);
        System.out.println(ByteBufUtil.hexDump(inner) + " " + ByteBufUtil.hexDump(whole.componentSlice(0)));
        show("digits", digits);
        show("whole", whole);
        whole.addComponent(true, Unpooled.directBuffer(2).writeShort(0x3334));
        show("whole", whole);
        System.out.println(whole.nioBufferCount() + " parts, array " + whole.hasArray() + ", offset " + whole.toByteIndex(1));
        ByteBuffer[] parts = whole.nioBuffers();
        ByteBuffer second = parts[1];
        show("second", second);
        ByteBuffer copy = whole.nioBuffer();
        show("copy", copy);
        copy.put(0, (byte) '?');
        parts[0].put(0, (byte) '!');
        System.out.println(whole.toString(CharsetUtil.US_ASCII));
        for (ByteBuf part : whole) System.out.println("part of " + part.readableBytes());
        whole.release();
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
