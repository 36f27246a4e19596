import java.nio.ByteBuffer;

/// Both make room for writing. compact() keeps what was not read yet, clear() gives it up.
public class CompactAndClear {
    public static void main(String[] args) {
        ByteBuffer kept = ByteBuffer.allocate(8);
        kept.put(new byte[] {1, 2, 3, 4, 5});
        kept.flip();
        kept.getShort();
        kept.compact();
        kept.put((byte) 6);

        ByteBuffer lost = ByteBuffer.allocate(8);
        lost.put(new byte[] {1, 2, 3, 4, 5});
        lost.flip();
        lost.getShort();
        lost.clear();
        lost.put((byte) 6);

        System.out.println("kept starts with " + kept.get(0));
        System.out.println("lost starts with " + lost.get(0));
    }
}
