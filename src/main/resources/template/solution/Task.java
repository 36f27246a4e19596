import java.nio.ByteBuffer;

public class Task {

    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(8);
        b.put((byte) 1).put((byte) 2).put((byte) 3);
        b.flip();
    }
}
