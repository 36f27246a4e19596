import java.nio.ByteBuffer;
import java.util.Arrays;

/// Two bytes of five were read. compact() keeps the other three, clear() is about to overwrite them.
public class CompactOrClear {
    public static void main(String[] args) {
        ByteBuffer kept = halfRead();
        show("kept", kept);
        kept.compact();
        show("kept", kept);
        System.out.println(Arrays.toString(kept.array()));

        ByteBuffer lost = halfRead();
        lost.clear();
        show("lost", lost);
        System.out.println(Arrays.toString(lost.array()));
        lost.put((byte) 9);
        show("lost", lost);
        System.out.println(Arrays.toString(lost.array()));
    }

    private static ByteBuffer halfRead() {
        ByteBuffer b = ByteBuffer.allocate(8);
        for (byte i = 1; i <= 5; i++) b.put(i);
        b.flip();
        b.get();
        b.get();
        return b;
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
