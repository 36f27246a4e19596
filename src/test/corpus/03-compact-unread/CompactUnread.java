import java.nio.ByteBuffer;

/// compact() after reading nothing is ready to append; rewind() in place of flip() reads bytes nobody wrote.
public class CompactUnread {
    public static void main(String[] args) {
        ByteBuffer letter = ByteBuffer.allocate(8).putInt(77);
        letter.flip();
        letter.compact();
        show("letter", letter);
        letter.putInt(78).flip();
        show("letter", letter);

        ByteBuffer hasty = ByteBuffer.allocateDirect(8).putInt(77);
        hasty.rewind();
        show("hasty", hasty);
        System.out.println("remaining " + hasty.remaining() + ", of which four were never written");
        System.out.println(hasty.getInt() + " then " + hasty.getInt());
        show("hasty", hasty);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
