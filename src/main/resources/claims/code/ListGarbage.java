import com.sun.management.ThreadMXBean;
import io.netty.util.concurrent.FastThreadLocalThread;
import io.netty.util.internal.RecyclableArrayList;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;

/// Bytes of garbage per pass of the article's loop, without its println and sleep.
public class ListGarbage {
    static final byte[] data = new byte[1024];

    public static void main(String[] args) throws InterruptedException {
        System.out.println("arrayList = " + bytes(false, () -> fill(new ArrayList<>())));
        System.out.println("recyclableOnPlainThread = " + bytes(false, ListGarbage::recycled));
        System.out.println("recyclableOnFastThread = " + bytes(true, ListGarbage::recycled));
    }

    static void recycled() {
        RecyclableArrayList list = RecyclableArrayList.newInstance();
        fill(list);
        list.recycle();
    }

    static void fill(List<Object> list) {
        for (int i = 0; i < 100; i++) {
            list.add(data);
        }
    }

    static long bytes(boolean fast, Runnable pass) throws InterruptedException {
        long[] bytes = new long[1];
        Runnable work = () -> {
            ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
            pass.run();
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < 1000; i++) {
                pass.run();
            }
            bytes[0] = (threads.getCurrentThreadAllocatedBytes() - before) / 1000;
        };
        Thread thread = fast ? new FastThreadLocalThread(work) : new Thread(work);
        thread.start();
        thread.join();
        return bytes[0];
    }
}
