import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// Which views keep a little-endian byte order?
public class OrderOfViews {
    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocate(8).order(ByteOrder.LITTLE_ENDIAN).putInt(0, 1);
        System.out.println("buffer = " + buffer.getInt(0));
        System.out.println("duplicate = " + buffer.duplicate().getInt(0));
        System.out.println("slice = " + buffer.slice().getInt(0));
        System.out.println("readOnly = " + buffer.asReadOnlyBuffer().getInt(0));
        System.out.println("asIntBuffer = " + buffer.asIntBuffer().get(0));
    }
}
