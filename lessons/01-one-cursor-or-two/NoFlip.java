import java.nio.ByteBuffer;

/// Three bytes are written and one is read at once. Nobody calls flip().
public class NoFlip {
    public static void main(String[] args) {
        ByteBuffer nio = ByteBuffer.allocate(8);
        nio.put((byte) 1).put((byte) 2).put((byte) 3); // @three
        byte got = nio.get(); // @no-flip
        System.out.println("got " + got);
    }
}
