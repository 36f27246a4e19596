import io.netty.util.concurrent.FastThreadLocalThread;

/// Two requests one after the other on a thread of Netty's kind.
public class Requests {
    public static void main(String[] args) throws InterruptedException {
        Thread loop = new FastThreadLocalThread(() -> {
            Task first = Task.POOL.get();
            first.user = "Ada";
            first.done();
            Task second = Task.POOL.get();
            boolean same = first == second;
            String left = second.user;
            System.out.println("same object: " + same + ", user: '" + left + "'");
        });
        loop.start();
        loop.join();
    }
}
