import java.nio.ByteBuffer;

/// A thread dies of an exception, main lives on: exit code 0. A handler replaces the message of another thread.
public class UncaughtInThread {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer empty = ByteBuffer.allocate(0);
        Thread first = new Thread(() -> empty.put((byte) 1), "writer");
        first.start();
        first.join();
        Thread second = new Thread(empty::getLong, "reader");
        second.setUncaughtExceptionHandler((t, e) -> System.out.println(t.getName() + " died of " + e));
        second.start();
        second.join();
        show("empty", empty);
        System.out.println("main ends well");
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
