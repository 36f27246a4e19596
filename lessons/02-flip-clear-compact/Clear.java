import java.nio.ByteBuffer;

/// The same beginning, but clear() makes the room.
public class Clear {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(8);
        b.put(new byte[] {1, 2, 3, 4, 5});
        b.flip();
        b.get(new byte[2]); // @two-read

        b.clear(); // @clear
        b.put((byte) 6); // @six
        b.flip(); // @lost
        System.out.println("readable now: " + b.remaining());
    }
}
