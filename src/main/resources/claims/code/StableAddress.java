import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/// Does the collector move a direct buffer?
public class StableAddress {
    public static void main(String[] args) {
        ByteBuffer buffer = ByteBuffer.allocateDirect(1 << 20).put(0, (byte) 42);
        long before = MemorySegment.ofBuffer(buffer).address();
        System.gc();
        System.out.println("sameAddress = " + (MemorySegment.ofBuffer(buffer).address() == before));
        System.out.println("firstByte = " + buffer.get(0));
    }
}
