import java.nio.ByteBuffer;

/// The address of a buffer, as the article asks for it.
public class BufferAddress {
    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(1024 * 1024);
        register(buffer.address(), buffer.capacity());
    }

    static void register(long address, int length) {
        System.out.println(address + " " + length);
    }
}
