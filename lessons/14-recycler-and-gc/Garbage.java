import com.sun.management.ThreadMXBean;
import io.netty.util.concurrent.FastThreadLocalThread;
import io.netty.util.internal.RecyclableArrayList;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;

/// Bytes that a thread allocates for one list with 100 references.
public class Garbage {
    static final int ROUNDS = 50;
    static final String[] REFS = "same,".repeat(100).split(",");

    public static void main(String[] args) throws InterruptedException {
        fresh();
        recycled();
        long fresh = fresh();
        long onMain = recycled(); // @garbage
        Thread fast = new FastThreadLocalThread(() -> {
            recycled();
            long onFast = recycled(); // @none
            System.out.println(fresh + ", " + onMain + ", " + onFast);
        });
        fast.start();
        fast.join();
    }

    static long fresh() {
        long before = allocated();
        for (int i = 0; i < ROUNDS; i++) {
            Collections.addAll(new ArrayList<>(), REFS);
        }
        return (allocated() - before) / ROUNDS;
    }

    static long recycled() {
        long before = allocated();
        for (int i = 0; i < ROUNDS; i++) {
            RecyclableArrayList list = RecyclableArrayList.newInstance();
            Collections.addAll(list, REFS);
            list.recycle();
        }
        return (allocated() - before) / ROUNDS;
    }

    static long allocated() {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        return threads.getCurrentThreadAllocatedBytes();
    }
}
