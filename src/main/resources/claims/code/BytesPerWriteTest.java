import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;

/// How many bytes does one run of the measured method allocate? It writes 512.
public class BytesPerWriteTest {
    static volatile Object sink;

    public static void main(String[] args) {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        measured();
        long before = threads.getCurrentThreadAllocatedBytes();
        for (int i = 0; i < 1000; i++) {
            measured();
        }
        System.out.println("allocatedPerRun = " + (threads.getCurrentThreadAllocatedBytes() - before) / 1000);
    }

    static void measured() {
        ByteBuffer buffer = ByteBuffer.allocate(1024);
        for (int i = 0; i < 128; i++) {
            buffer.putInt(i);
        }
        sink = buffer;
    }
}
