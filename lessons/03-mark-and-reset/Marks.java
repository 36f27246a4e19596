import java.nio.ByteBuffer;
import java.nio.InvalidMarkException;

/// A mark is set, used, and lost.
public class Marks {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.wrap(new byte[] {1, 2, 3, 4, 5, 6, 7, 8});
        int place = 3; // @vary 2..4
        b.position(place);
        b.mark(); // @mark
        b.get(new byte[2]); // @vary 1..3 @ahead
        b.reset(); // @reset

        b.position(1); // @before
        b.position(6);
        try {
            b.reset(); // @lost
        } catch (InvalidMarkException gone) {
            System.out.println("there is no mark: " + b);
        }
    }
}
