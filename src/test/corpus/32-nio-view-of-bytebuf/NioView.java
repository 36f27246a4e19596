import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/// A nioBuffer shares the bytes but not the indices, until growth moves the bytes away from it.
public class NioView {
    public static void main(String[] args) {
        ByteBuf tank = Unpooled.buffer(8).writeBytes(new byte[] {1, 2, 3, 4});
        tank.readByte();
        ByteBuffer view = tank.nioBuffer();
        show("view", view);
        view.put((byte) 42);
        System.out.println("through the view: " + tank.getByte(1));
        show("tank", tank);
        tank.ensureWritable(40);
        tank.setByte(2, 9);
        view.put((byte) 43);
        System.out.println("detached: " + tank.getByte(2) + " against " + view.get(1));
        show("tank", tank);
        show("view", view);
        ByteBuffer first = tank.internalNioBuffer(0, 2);
        show("first", first);
        ByteBuffer second = tank.internalNioBuffer(1, 3);
        System.out.println("one internal view: " + (first == second));
        show("first", first);
        ByteBuffer writable = tank.nioBuffer(tank.writerIndex(), tank.writableBytes());
        show("writable", writable);
        System.out.println(tank.nioBufferCount() + " " + writable.arrayOffset());
        tank.release();
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
