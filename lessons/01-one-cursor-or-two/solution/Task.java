import io.netty.buffer.ByteBuf;
import io.netty.buffer.Unpooled;

/// An inbox for letters. One letter is taken out, then another one comes in.
public class Task {
    public static void main(String[] args) {
        ByteBuf inbox = Unpooled.buffer(8);
        inbox.writeByte('A').writeByte('B').writeByte('C');

        byte taken = inbox.readByte();

        inbox.writeByte('D');
        System.out.println("taken: " + (char) taken);
        System.out.println("inbox: " + inbox);
    }
}
