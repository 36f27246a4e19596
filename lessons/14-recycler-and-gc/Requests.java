import io.netty.util.concurrent.FastThreadLocalThread;

/// Two requests one after the other on a thread of Netty's kind.
public class Requests {
    static boolean reused;
    static String leftover;

    public static void main(String[] args) throws InterruptedException {
        Thread loop = new FastThreadLocalThread(() -> {
            Task first = Task.POOL.get();
            first.user = "Ada";
            first.done();
            Task second = Task.POOL.get();
            reused = first == second;
            leftover = second.user;
        });
        loop.start();
        loop.join();
        boolean same = reused;
        String left = leftover;
        System.out.println("same object: " + same + ", user: '" + left + "'");
    }
}
