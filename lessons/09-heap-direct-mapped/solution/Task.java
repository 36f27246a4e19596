import java.lang.foreign.Arena;
import java.nio.ByteBuffer;
import java.util.function.Consumer;

/// Memory that is lent for one call and then given back.
public class Task {
    static void lend(Consumer<ByteBuffer> user) {
        try (Arena arena = Arena.ofConfined()) {
            ByteBuffer out = arena.allocate(65536).asByteBuffer();
            user.accept(out);
        }
    }

    public static void main(String[] args) {
        Lender.main(args);
    }
}
