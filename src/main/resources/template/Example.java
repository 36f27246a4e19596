import java.nio.ByteBuffer;

public class Example {

    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(8); // @vary 8|12|16
        b.put((byte) 1).put((byte) 2).put((byte) 3); // @fill
        b.flip(); // @flip
        System.out.println(b.remaining());
    }
}
