import java.nio.ByteBuffer;

/// Keeps a buffer that was lent, and tries it when its time is over.
public class Lender {
    static ByteBuffer kept;

    public static void main(String[] args) {
        Task.lend(buffer -> kept = buffer.put(0, (byte) 42));
        ByteBuffer lent = kept;
        boolean refused = false;
        try {
            lent.get(0);
        } catch (IllegalStateException gone) {
            refused = true;
        }
        System.out.println(refused ? "the memory is gone" : "still there");
    }
}
