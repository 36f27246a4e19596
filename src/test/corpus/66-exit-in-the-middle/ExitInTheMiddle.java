import java.nio.ByteBuffer;

/// System.exit ends the program with its own code while other threads still run.
public class ExitInTheMiddle {
    public static void main(String[] args) throws InterruptedException {
        ByteBuffer half = ByteBuffer.allocate(8);
        Thread sleeper = new Thread(() -> {
            synchronized (half) {
                half.put((byte) 1);
                half.notify();
            }
            try {
                Thread.sleep(100_000);
            } catch (InterruptedException e) {
                System.out.println("never interrupted");
            }
        });
        synchronized (half) {
            sleeper.start();
            while (half.position() == 0) half.wait();
        }
        for (int i = 0; ; i++) {
            show("half", half);
            if (i == 2) System.exit(42);
            half.put((byte) i);
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
