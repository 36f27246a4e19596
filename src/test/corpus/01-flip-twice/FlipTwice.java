import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

/// A second flip() does not undo the first: it moves the limit to 0, and the bytes stay where they were.
public class FlipTwice {
    public static void main(String[] args) {
        ByteBuffer box = ByteBuffer.allocate(8);
        box.putInt(0x0A0B0C0D);
        show("box", box);
        box.flip();
        show("box", box);
        box.flip();
        show("box", box);
        try {
            box.getInt();
        } catch (BufferUnderflowException e) {
            System.out.println("nothing to read: " + e);
        }
        try {
            box.putInt(1);
        } catch (BufferOverflowException e) {
            System.out.println("no room to write: " + e);
        }
        box.clear();
        show("box", box);
        System.out.println(Integer.toHexString(box.getInt()));
        show("box", box);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
