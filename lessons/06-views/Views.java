import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;

/// One array, and four buffers that look at it.
public class Views {
    public static void main(String[] args) {
        byte[] data = {1, 2, 3, 4, 5, 6, 7, 8};
        ByteBuffer whole = ByteBuffer.wrap(data);
        whole.put(0, (byte) 9); // @wrap

        int from = 2; // @vary 2..5
        whole.position(from);
        ByteBuffer part = whole.slice();
        part.put(0, (byte) 99); // @slice

        ByteBuffer twin = whole.duplicate();
        twin.get(); // @twin

        ByteBuffer frozen = whole.asReadOnlyBuffer();
        try {
            frozen.put(7, (byte) 0); // @read-only
        } catch (ReadOnlyBufferException refused) {
            System.out.println("refused");
        }
        whole.put(7, (byte) 55); // @through
        System.out.println("the read-only view shows " + frozen.get(7));
    }
}
