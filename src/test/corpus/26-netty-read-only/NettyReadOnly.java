import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;

/// A read-only ByteBuf keeps its own indices, refuses every write and shares the count of its parent.
public class NettyReadOnly {
    public static void main(String[] args) {
        ByteBuf parent = Unpooled.buffer(8).writeInt(5);
        ByteBuf view = parent.asReadOnly();
        attempt("set", () -> view.setByte(0, 1));
        attempt("write", () -> view.writeByte(1));
        attempt("array", view::array);
        System.out.println(view.hasArray() + " " + view.isReadOnly() + " " + view.ensureWritable(4, true));
        ByteBuffer nio = view.nioBuffer();
        System.out.println("nio view is read-only: " + nio.isReadOnly());
        parent.setByte(3, 6).writeByte(7);
        System.out.println(view.readInt());
        show("parent", parent);
        show("view", view);
        show("nio", nio);
        ByteBuf direct = Unpooled.directBuffer(8);
        direct.writeBytes(ByteBuffer.wrap(new byte[] {1, 2, 3}).asReadOnlyBuffer());
        show("direct", direct);
        direct.release();
        view.release();
        System.out.println("parent after the view's release: " + parent.refCnt());
    }

    private static void attempt(String what, Runnable call) {
        try {
            call.run();
        } catch (ReadOnlyBufferException e) {
            System.out.println(what + ": " + e);
        }
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
