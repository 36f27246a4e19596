import java.nio.ByteBuffer;

/// Twelve letters go through a buffer of eight to a wire that takes three at a time.
public class Task {
    public static void main(String[] args) {
        byte[] text = "ABCDEFGHIJKL".getBytes();
        ByteBuffer wire = ByteBuffer.allocate(16);
        ByteBuffer b = ByteBuffer.allocate(8);
        int next = 0;
        while (next < text.length || b.position() > 0) {
            int some = Math.min(b.remaining(), text.length - next);
            b.put(text, next, some);
            next += some;
            b.flip();
            send(b, wire);
            b.compact();
        }
        System.out.println(new String(wire.array(), 0, wire.position()));
    }

    /// Moves at most three bytes, as a busy channel does.
    static void send(ByteBuffer from, ByteBuffer wire) {
        for (int i = 0; i < 3 && from.hasRemaining(); i++) {
            wire.put(from.get());
        }
    }
}
