import java.nio.ByteBuffer;

/// Arguments with spaces, quotes, other scripts and a leading dash arrive as they are.
public class Arguments {
    public static void main(String... args) {
        System.out.println(args.length);
        for (String arg : args) System.out.println("[" + arg + "]");
        ByteBuffer sum = ByteBuffer.allocate(Integer.parseInt(args[0]));
        for (String arg : args) sum.put((byte) arg.length());
        show("sum", sum);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
