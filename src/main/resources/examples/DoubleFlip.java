import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

/// flip() makes a written buffer readable. What does a second flip() do?
public class DoubleFlip {
    public static void main(String[] args) {
        ByteBuffer nio = ByteBuffer.allocate(8);
        nio.putInt(0x0A0B0C0D);
        nio.flip();
        nio.flip();
        System.out.println("remaining after two flips: " + nio.remaining());
        try {
            nio.getInt();
        } catch (BufferUnderflowException empty) {
            System.out.println("nothing to read: " + empty);
        }
        nio.clear();
        System.out.println("yet the bytes are there: " + Integer.toHexString(nio.getInt()));
    }
}
