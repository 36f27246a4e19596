import java.nio.ByteBuffer;

public class Tour {

    public static void main(String[] args) {
        ByteBuffer b = ByteBuffer.allocate(8); // @look
        b.put((byte) 'H').put((byte) 'i'); // @write
        b.flip(); // @flip
        while (b.hasRemaining()) {
            System.out.print((char) b.get()); // @read
        }
        System.out.println(); // @end
    }
}
