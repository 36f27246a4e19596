import java.nio.ByteBuffer;
import java.util.concurrent.CountDownLatch;

/// main dies of an exception while a thread still works: the work is finished, the exit code is 1.
public class MainDies {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer job = ByteBuffer.allocate(16);
        CountDownLatch started = new CountDownLatch(1);
        Thread boss = Thread.currentThread();
        Thread.ofPlatform().name("worker").start(() -> {
            job.putLong(1);
            started.countDown();
            try {
                boss.join();
            } catch (InterruptedException e) {
                return;
            }
            job.putLong(2);
            show("job", job);
        });
        Thread.ofPlatform().daemon().start(() -> {
            while (true) Thread.onSpinWait();
        });
        started.await();
        job.get(16);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
