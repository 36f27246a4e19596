import java.nio.ByteBuffer;
import java.util.function.Consumer;

/// Memory that is lent for one call and then given back.
public class Task {
    static void lend(Consumer<ByteBuffer> user) {
        ByteBuffer out = ByteBuffer.allocateDirect(65536);
        user.accept(out);
        // Here the 64 KiB must be gone, without waiting for a collection.
    }

    public static void main(String[] args) {
        Lender.main(args);
    }
}
