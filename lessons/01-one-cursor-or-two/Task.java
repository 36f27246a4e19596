import java.nio.ByteBuffer;

/// An inbox for letters. One letter is taken out, then another one comes in.
public class Task {
    public static void main(String[] args) {
        ByteBuffer inbox = ByteBuffer.allocate(8);
        inbox.put((byte) 'A').put((byte) 'B').put((byte) 'C');

        inbox.flip();
        byte taken = inbox.get();

        inbox.put((byte) 'D');
        System.out.println("taken: " + (char) taken);
        System.out.println("inbox: " + inbox);
    }
}
