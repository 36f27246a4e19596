import java.nio.ByteBuffer;

/// Endless recursion is caught where it began; how deep it went is nobody's business.
public class OverflowCaught {
    private static int depth;

    public static void main(String[] args) {
        ByteBuffer counter = ByteBuffer.allocate(8);
        for (int round = 1; round <= 2; round++) {
            depth = 0;
            try {
                dive(counter);
            } catch (StackOverflowError e) {
                System.out.println(e + ", deeper than 500: " + (depth > 500));
                System.out.println("innermost of ours: " + firstOwnFrame(e));
            }
            counter.putInt(4, round);
            show("counter", counter);
        }
    }

    private static int dive(ByteBuffer counter) {
        depth++;
        counter.putInt(0, 1);
        return dive(counter) + 1;
    }

    private static String firstOwnFrame(StackOverflowError e) {
        for (StackTraceElement frame : e.getStackTrace()) {
            if (frame.getClassName().equals("OverflowCaught")) return frame.getMethodName();
        }
        return "none";
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
