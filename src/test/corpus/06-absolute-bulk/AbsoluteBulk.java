import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;
import java.nio.ByteBuffer;
import java.util.Arrays;

/// Calls that name an index leave the position alone; only a ByteBuf lets them go past what was written.
public class AbsoluteBulk {
    public static void main(String[] args) {
        ByteBuffer shelf = ByteBuffer.allocate(10);
        shelf.put(new byte[] {0, 1, 2, 3, 4, 5, 6, 7});
        byte[] three = new byte[3];
        shelf.get(1, three);
        System.out.println(Arrays.toString(three));
        shelf.put(6, three);
        shelf.put(0, ByteBuffer.wrap(new byte[] {8, 8}), 0, 2);
        System.out.println(Arrays.toString(shelf.array()));
        show("shelf", shelf);
        shelf.flip();
        try {
            shelf.get(9);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("beyond the limit: " + e.getClass().getSimpleName());
        }
        show("shelf", shelf);

        ByteBuf open = Unpooled.buffer(10).writeByte(7);
        System.out.println("beyond the writer index: " + open.getByte(9));
        try {
            open.getByte(10);
        } catch (IndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        show("open", open);
        open.release();
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
