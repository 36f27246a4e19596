import java.nio.ByteBuffer;

/// Three bytes are written. Then somebody calls rewind() where flip() was meant.
public class NoFence {
    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(8);
        int n = 3; // @vary 2..5
        b.put(new byte[n]);
        b.rewind(); // @no-fence
        System.out.println("to be sent: " + b.remaining());
    }
}
