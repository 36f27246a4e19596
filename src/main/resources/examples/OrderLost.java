import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.IntBuffer;

/// A duplicate shares the bytes. Does it share the byte order?
public class OrderLost {
    public static void main(String[] args) {
        ByteBuffer little = ByteBuffer.allocate(8);
        little.order(ByteOrder.LITTLE_ENDIAN);
        little.putInt(1);

        ByteBuffer twin = little.duplicate();
        System.out.println(twin.order() + ": " + twin.getInt(0));
        ByteBuffer part = little.slice(0, 4);
        System.out.println(part.order() + ": " + part.getInt(0));
        ByteBuffer frozen = little.asReadOnlyBuffer();
        System.out.println(frozen.order() + ": " + frozen.getInt(0));

        little.clear();
        IntBuffer ints = little.asIntBuffer();
        System.out.println(ints.order() + ": " + ints.get(0));

        twin.order(little.order());
        System.out.println(twin.order() + ": " + twin.getInt(0));
    }
}
