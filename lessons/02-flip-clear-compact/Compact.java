import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

/// A buffer that is read in part, makes room, is written on, and is read once more.
public class Compact {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(8);
        b.put(new byte[] {1, 2, 3, 4, 5});
        b.flip();
        b.get(new byte[2]); // @vary 1..3 @unread

        b.compact(); // @compact
        b.put((byte) 6); // @append
        b.flip(); // @readable

        byte[] seen = new byte[b.remaining()];
        b.get(seen);
        b.rewind(); // @rewind
        b.flip(); // @second-flip
        try {
            b.get(); // @nothing
        } catch (BufferUnderflowException empty) {
            System.out.println("nothing to read: " + b);
        }
    }
}
