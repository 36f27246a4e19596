import io.netty.util.concurrent.FastThreadLocalThread;
import io.netty.util.internal.RecyclableArrayList;

/// How often does newInstance() give the object back that was recycled just before, in 20 tries?
public class RecycledIdentity {
    public static void main(String[] args) throws InterruptedException {
        System.out.println("sameOnPlainThread = " + same(false));
        System.out.println("sameOnFastThread = " + same(true));
    }

    static int same(boolean fast) throws InterruptedException {
        int[] same = new int[1];
        Runnable work = () -> {
            RecyclableArrayList before = RecyclableArrayList.newInstance();
            before.recycle();
            for (int i = 0; i < 20; i++) {
                RecyclableArrayList list = RecyclableArrayList.newInstance();
                same[0] += list == before ? 1 : 0;
                before = list;
                list.recycle();
            }
        };
        Thread thread = fast ? new FastThreadLocalThread(work) : new Thread(work);
        thread.start();
        thread.join();
        return same[0];
    }
}
