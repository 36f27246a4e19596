import java.nio.ByteBuffer;

/// A shutdown hook that halts: the exit code is the hook's, whatever main asked for.
public class HaltInHook {
    public static void main(String[] args) {
        ByteBuffer last = ByteBuffer.allocate(4);
        Runtime.getRuntime().addShutdownHook(Thread.ofPlatform().unstarted(() -> {
            last.put((byte) 1);
            show("last", last);
            System.out.print("no newline before the halt");
            System.out.flush();
            Runtime.getRuntime().halt(7);
        }));
        last.put((byte) 0);
        throw new IllegalStateException("printed before the hooks run");
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
