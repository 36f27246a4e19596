import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/// How many of 20 direct buffers of a mebibyte begin at a page of 4096 bytes?
public class DirectAlignment {
    public static void main(String[] args) {
        List<ByteBuffer> buffers = new ArrayList<>();
        int aligned = 0;
        for (int i = 0; i < 20; i++) {
            buffers.add(ByteBuffer.allocateDirect(1 << 20));
            aligned += MemorySegment.ofBuffer(buffers.getLast()).address() % 4096 == 0 ? 1 : 0;
        }
        System.out.println("pageAligned = " + aligned);
        System.out.println("buffers = " + buffers.size());
    }
}
