import java.nio.ByteBuffer;
import java.util.List;
import java.util.stream.Stream;

/// A program walks its own stack: its frames, its lines, its callers, and nobody else in between.
public class StackWalking {
    public static void main(String[] args) {
        ByteBuffer depth = ByteBuffer.allocate(4);
        outer(depth);
        show("depth", depth);
        Stream.of("in a lambda").forEach(text -> System.out.println(text + " " + walk()));
        Thread t = new Thread(() -> System.out.println("in a thread " + walk()));
        t.start();
        try {
            t.join();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static void outer(ByteBuffer depth) {
        depth.put((byte) 1); inner(depth.put((byte) 2));
    }

    private static void inner(ByteBuffer depth) {
        System.out.println(walk());
        System.out.println(StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).getCallerClass().getName());
        StackTraceElement[] now = Thread.currentThread().getStackTrace();
        System.out.println(now[0].getMethodName() + " " + now[1] + " " + now[2] + " " + now[3]);
        System.out.println(new Throwable().getStackTrace()[1].getLineNumber() + " after " + depth.position());
    }

    private static List<String> walk() {
        return StackWalker.getInstance().walk(frames -> frames
                .filter(f -> f.getClassName().startsWith("StackWalking"))
                .map(f -> f.getMethodName() + ":" + f.getLineNumber()).toList());
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
