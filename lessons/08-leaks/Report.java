import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufUtil;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.ResourceLeakDetector;
import io.netty.util.ResourceLeakDetector.Level;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/// Three buffers are forgotten on one line of code. The detector writes its report.
public class Report {
    static final Queue<String> REPORTS = new ConcurrentLinkedQueue<>();

    public static void main(String[] args) throws InterruptedException {
        ResourceLeakDetector.setLevel(Level.PARANOID);
        ByteBufUtil.setLeakListener((type, records) -> REPORTS.add(records));
        for (int i = 0; i < 3; i++) {
            forget();
        }
        System.gc();
        Thread.sleep(100);
        int early = REPORTS.size();
        for (int i = 0; i < 20; i++) {
            PooledByteBufAllocator.DEFAULT.heapBuffer(16).release();
            System.gc();
            Thread.sleep(5);
        }
        int reports = REPORTS.size();
        System.out.println(early + " reports, then " + reports); // @report

        String records = REPORTS.peek();
        String first = records.contains("queued") && records.indexOf("queued") < records.indexOf("parsed") ? "queued" : "parsed";
        System.out.println("#1 is " + first); // @records
    }

    static void forget() {
        ByteBuf buf = PooledByteBufAllocator.DEFAULT.heapBuffer(16);
        buf.writeInt(7);
        buf.touch("parsed");
        buf.touch("queued");
    }
}
