import java.nio.ByteBuffer;
import java.util.concurrent.locks.ReentrantLock;

/// Threads that hold the locks of System.out, of a buffer and of a class while they work on buffers.
public class LocksOnOutput {
    private static final ReentrantLock ORDER = new ReentrantLock();

    public static void main(String[] args) throws InterruptedException {
        ByteBuffer both = ByteBuffer.allocate(16);
        Thread other = new Thread(() -> work(both));
        synchronized (System.out) {
            synchronized (both) {
                other.start();
                while (other.getState() != Thread.State.BLOCKED) Thread.sleep(1);
                both.putInt(1);
                show("both", both);
            }
        }
        other.join();
        show("both", both);
        synchronized (System.err) {
            Thread quick = new Thread(() -> both.putInt(3));
            quick.start();
            quick.join();
        }
        show("both", both);
        synchronized (Runtime.getRuntime()) {
            Thread.ofVirtual().start(() -> both.putInt(4)).join();
        }
        show("both", both);
    }

    private static void work(ByteBuffer both) {
        synchronized (both) {
            ORDER.lock();
            both.putInt(2);
            ORDER.unlock();
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
