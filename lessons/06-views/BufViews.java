import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A header is cut off as a view.
public class BufViews {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(16);
        buf.writeLong(0x0102030405060708L);
        ByteBuf head = buf.readSlice(2); // @vary 2..5 @cut
        head.setByte(0, 99); // @read-slice
        try {
            head.writeByte(50); // @full
        } catch (IndexOutOfBoundsException refused) {
            System.out.println("a slice does not grow: " + head);
        }
        buf.release();
    }
}
