import io.netty.util.concurrent.FastThreadLocalThread;
import io.netty.util.internal.RecyclableArrayList;

/// Recycled twice: noticed on one kind of thread only.
public class Twice {
    public static void main(String[] args) throws InterruptedException {
        String onMain = twice(); // @plain
        Thread fast = new FastThreadLocalThread(() -> {
            String onFast = twice(); // @twice
            System.out.println(onMain + " / " + onFast);
        });
        fast.start();
        fast.join();
    }

    static String twice() {
        RecyclableArrayList list = RecyclableArrayList.newInstance();
        list.recycle();
        try {
            list.recycle();
            return "unnoticed";
        } catch (IllegalStateException refused) {
            return "refused";
        }
    }
}
