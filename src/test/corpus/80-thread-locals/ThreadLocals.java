import java.nio.ByteBuffer;
import java.util.concurrent.locks.ReentrantLock;

/// A buffer per thread, a scoped value, and the census of threads a program sees.
public class ThreadLocals {
    private static final ThreadLocal<ByteBuffer> SCRATCH = ThreadLocal.withInitial(() -> ByteBuffer.allocate(8));
    private static final InheritableThreadLocal<ByteBuffer> PASSED_ON = new InheritableThreadLocal<>();
    private static final ScopedValue<ByteBuffer> SCOPED = ScopedValue.newInstance();

    public static void main(String[] args) throws InterruptedException {
        ReentrantLock lock = new ReentrantLock();
        ByteBuffer mine = SCRATCH.get().putInt(1);
        PASSED_ON.set(mine);
        Thread other = new Thread(() -> {
            lock.lock();
            try {
                ByteBuffer theirs = SCRATCH.get().put((byte) 2);
                show("theirs", theirs);
                ByteBuffer inherited = PASSED_ON.get();
                show("inherited", inherited);
            } finally {
                lock.unlock();
            }
        });
        other.start();
        other.join();
        show("mine", mine);
        ScopedValue.where(SCOPED, mine.duplicate()).run(() -> {
            ByteBuffer scoped = SCOPED.get().flip();
            show("scoped", scoped);
        });
        System.out.println(SCOPED.isBound() + " " + other.getName() + " " + Thread.currentThread().getName());
        System.out.println("threads in the group: " + Thread.activeCount() + ", group "
                + Thread.currentThread().getThreadGroup().getName() + ", priority " + Thread.currentThread().getPriority());
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
