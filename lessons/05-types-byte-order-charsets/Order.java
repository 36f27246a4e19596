import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/// The same int is put twice, in two byte orders.
public class Order {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(8);
        int n = 258; // @vary 258|260|300|700
        b.putInt(n); // @big
        b.order(ByteOrder.LITTLE_ENDIAN); // @turned
        b.putInt(n); // @little

        int first = b.getInt(0);
        int second = b.getInt(4);
        System.out.println(first + " and " + second); // @mixed

        ByteBuffer twin = b.duplicate();
        int again = twin.getInt(4);
        System.out.println(twin.order() + ": " + again); // @twin
    }
}
