import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import io.netty.util.CharsetUtil;
import java.nio.ByteBuffer;

/// wrappedBuffer shares what it wraps; copiedBuffer and copy() do not.
public class WrappedAndCopied {
    public static void main(String[] args) {
        byte[] array = {1, 2, 3, 4, 5, 6};
        ByteBuf wrapped = Unpooled.wrappedBuffer(array);
        ByteBuf piece = Unpooled.wrappedBuffer(array, 2, 3);
        ByteBuf copied = Unpooled.copiedBuffer(array);
        array[2] = 33;
        System.out.println(wrapped.getByte(2) + " " + piece.getByte(0) + " " + copied.getByte(2));
        show("wrapped", wrapped);
        show("piece", piece);
        ByteBuffer nio = ByteBuffer.allocateDirect(8).putInt(7).flip();
        ByteBuf overNio = Unpooled.wrappedBuffer(nio);
        show("overNio", overNio);
        System.out.println(overNio.readInt() + " and the position of nio is " + nio.position());
        ByteBuf several = Unpooled.wrappedBuffer(wrapped, overNio);
        show("several", several);
        ByteBuf text = Unpooled.copiedBuffer("text", CharsetUtil.UTF_8);
        ByteBuf twin = text.copy(1, 2);
        show("twin", twin);
        System.out.println(several.release() + " " + wrapped.refCnt() + " " + twin.toString(CharsetUtil.UTF_8));
        twin.release();
        text.release();
        copied.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
