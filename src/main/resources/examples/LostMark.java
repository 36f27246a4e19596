import java.nio.ByteBuffer;
import java.nio.InvalidMarkException;

/// mark() remembers a place and reset() goes back to it. Which calls make the buffer forget?
public class LostMark {
    public static void main(String[] args) {
        ByteBuffer page = ByteBuffer.wrap("bookmark".getBytes());
        page.position(4);
        page.mark();
        page.get();
        page.reset();
        System.out.println("back at " + page.position());

        page.position(2);
        page.position(6);
        try {
            page.reset();
        } catch (InvalidMarkException forgotten) {
            System.out.println("the mark is gone: " + forgotten);
        }

        page.mark();
        page.rewind();
        try {
            page.reset();
        } catch (InvalidMarkException forgotten) {
            System.out.println("rewind() forgot it too: " + forgotten);
        }
    }
}
