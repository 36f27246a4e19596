import java.nio.ByteBuffer;

/// Uncaught endless recursion: 1024 equal frames on standard error and exit code 1.
public class UncaughtDeep {
    public static void main(String[] args) {
        ByteBuffer quiet = ByteBuffer.allocate(4).putInt(1);
        show("quiet", quiet);
        System.out.println(fall(0));
    }

    private static long fall(long metres) {
        return fall(metres + 1) + 1;
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
