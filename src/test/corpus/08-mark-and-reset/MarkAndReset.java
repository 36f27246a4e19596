import java.nio.ByteBuffer;
import java.nio.InvalidMarkException;

/// A mark is remembered until the position moves before it.
public class MarkAndReset {
    public static void main(String[] args) {
        ByteBuffer page = ByteBuffer.wrap("bookmark".getBytes());
        page.position(4).mark();
        page.get();
        page.get();
        show("page", page);
        page.reset();
        show("page", page);
        page.position(2);
        resetFails(page);
        page.mark().limit(1);
        show("page", page);
        resetFails(page);
        page.clear();
        page.position(3).mark().flip();
        resetFails(page);
        show("page", page);
    }

    private static void resetFails(ByteBuffer page) {
        try {
            page.reset();
            System.out.println("reset to " + page.position());
        } catch (InvalidMarkException e) {
            System.out.println("no mark: " + e);
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
