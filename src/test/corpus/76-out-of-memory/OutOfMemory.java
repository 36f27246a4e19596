import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;

/// Running out of memory is an error one can catch; what was there before is still there.
public class OutOfMemory {
    public static void main(String[] args) {
        ByteBuffer small = ByteBuffer.allocate(8).putInt(5);
        attempt(() -> new long[Integer.MAX_VALUE]);
        attempt(() -> new long[Integer.MAX_VALUE - 8]);
        attempt(() -> ByteBuffer.allocate(Integer.MAX_VALUE));
        show("small", small);
        ByteBuf buf = Unpooled.buffer(8).writeInt(1);
        attempt(() -> buf.ensureWritable(Integer.MAX_VALUE - 4));
        show("buf", buf);
        buf.release();
        throw new OutOfMemoryError("said by the program itself");
    }

    private static void attempt(java.util.function.Supplier<Object> allocation) {
        try {
            allocation.get();
            System.out.println("that much fits");
        } catch (OutOfMemoryError e) {
            System.out.println(e);
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
