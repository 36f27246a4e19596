import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A buffer of four bytes that may grow to ten.
public class Limit {
    public static void main(String[] args) {
        ByteBuf buf = Unpooled.buffer(4, 10); // @new
        try {
            buf.setLong(0, 7); // @set
        } catch (IndexOutOfBoundsException refused) {
            System.out.println("set does not grow: " + refused.getMessage());
        }

        buf.writeLong(7); // @limit
        try {
            buf.writeInt(8); // @beyond
        } catch (IndexOutOfBoundsException refused) {
            System.out.println("no further: " + refused.getMessage());
        }
        buf.release();
    }
}
