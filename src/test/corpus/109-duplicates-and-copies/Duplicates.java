import io.netty.buffer.ByteBuf;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.Unpooled;
import io.netty.util.ResourceLeakDetector;
import java.nio.ByteBuffer;

/// duplicate, retainedDuplicate, slices of slices and swapped pairs: which indices move together.
public class Duplicates {
    public static void main(String[] args) {
        ResourceLeakDetector.setLevel(ResourceLeakDetector.Level.DISABLED);
        ByteBuf root = PooledByteBufAllocator.DEFAULT.buffer(16, 16).writeBytes(new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        ByteBuf twin = root.retainedDuplicate();
        twin.readInt();
        ByteBuf inner = twin.slice().slice(1, 2);
        show("root", root);
        show("twin", twin);
        show("inner", inner);
        inner.setByte(0, 66);
        System.out.println(root.getByte(5) + " " + inner.readByte() + " " + (inner.unwrap() == root));
        try {
            inner.writeByte(1);
        } catch (IndexOutOfBoundsException e) {
            System.out.println("a slice cannot grow");
        }
        twin.release();
        show("root", root);
        ByteBuf swap = root;
        root = Unpooled.buffer(4);
        show("root", root);
        show("swap", swap);
        root.writeBytes(swap, 4);
        swap.readBytes(root, 0, 0).readBytes(ByteBuffer.allocate(4));
        show("swap", swap);
        System.out.println(root.release() + " " + swap.release() + " " + root.equals(swap));
    }

    static void show(String name, ByteBuf b) {
        System.out.println("@" + name + " readerIndex=" + b.readerIndex() + " writerIndex=" + b.writerIndex()
                + " capacity=" + b.capacity() + " refCnt=" + b.refCnt());
    }
}
