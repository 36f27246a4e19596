import java.nio.ByteBuffer;

/// A null local, a null parameter and a null after a loop variable, the last one uncaught.
public class NullUncaught {
    public static void main(String[] args) {
        ByteBuffer full = ByteBuffer.wrap(new byte[] {1, 2, 3});
        ByteBuffer missing = args.length > 0 ? full : null;
        long total = 0;
        for (int i = 0; i < full.limit(); i++) total += full.get(i);
        show("full", full);
        try {
            total += length(missing);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        System.out.println("total " + total);
        missing.put(full);
    }

    private static int length(ByteBuffer buffer) {
        return buffer.remaining();
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
