import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// A message of twelve ints arrives, and then 17 bytes that are too many.
public class Task {
    public static void main(String[] args) {
        ByteBuf message = Unpooled.buffer();
        for (int i = 0; i < 12; i++) {
            message.writeInt(i);
        }
        boolean refused = false;
        try {
            message.writeBytes(new byte[17]);
        } catch (IndexOutOfBoundsException tooLong) {
            refused = true;
        }
        System.out.println(message + ", refused: " + refused);
    }
}
