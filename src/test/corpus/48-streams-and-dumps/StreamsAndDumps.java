import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufInputStream;
import io.netty.buffer.ByteBufOutputStream;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.Unpooled;
import io.netty.util.CharsetUtil;
import io.netty.util.ByteProcessor;
import java.io.IOException;

/// Streams over a buffer, searches in it, and its bytes printed two ways.
public class StreamsAndDumps {
    public static void main(String[] args) throws IOException {
        ByteBuf store = Unpooled.buffer(32);
        try (ByteBufOutputStream out = new ByteBufOutputStream(store)) {
            out.writeInt(2025);
            out.writeUTF("flow");
            System.out.println(out.writtenBytes() + " written");
        }
        show("store", store);
        try (ByteBufInputStream in = new ByteBufInputStream(store)) {
            System.out.println(in.readInt() + " " + in.readUTF() + " " + in.available());
        }
        show("store", store);
        store.clear().writeCharSequence("key=value; 键=值", CharsetUtil.UTF_8);
        System.out.println(ByteBufUtil.hexDump(store, 0, 5));
        System.out.println(ByteBufUtil.prettyHexDump(store));
        System.out.println(store.indexOf(0, 32, (byte) '=') + " " + store.bytesBefore((byte) ';') + " "
                + store.forEachByte(ByteProcessor.FIND_ASCII_SPACE));
        System.out.println(store.readCharSequence(3, CharsetUtil.US_ASCII));
        show("store", store);
        byte[] bytes = ByteBufUtil.getBytes(store, 4, 5);
        System.out.println(new String(bytes, CharsetUtil.US_ASCII) + " " + ByteBufUtil.hashCode(store));
        store.release();
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
