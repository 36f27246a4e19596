import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;

/// try, catch and finally in every order: returns that win, rethrows, and a finally in a loop with continue.
public class FinallyAndRethrow {
    public static void main(String[] args) throws Exception {
        ByteBuffer trace = ByteBuffer.allocate(10);
        System.out.println(overruled(trace) + " " + kept(trace));
        show("trace", trace);
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) continue;
                trace.put((byte) ('0' + i));
            } finally {
                trace.put((byte) '.');
            }
        }
        show("trace", trace);
        try {
            rethrow(trace);
        } catch (BufferOverflowException e) {
            System.out.println("rethrown, " + new String(trace.array(), 0, trace.position()));
            System.out.println(e.getStackTrace()[e.getStackTrace().length > 2 ? 2 : 0].getMethodName());
        }
        show("trace", trace);
        rethrow(trace.position(0).limit(0));
    }

    @SuppressWarnings("finally")
    private static String overruled(ByteBuffer trace) {
        try {
            trace.put((byte) 'a');
            throw new IllegalStateException("lost");
        } finally {
            return "finally wins";
        }
    }

    private static int kept(ByteBuffer trace) {
        int value = 1;
        try {
            return value;
        } finally {
            value = 2;
            trace.put((byte) 'b');
        }
    }

    private static void rethrow(ByteBuffer trace) throws Exception {
        try {
            while (true) trace.put((byte) 'x');
        } catch (Exception e) {
            if (trace.limit() > 0) trace.put(0, (byte) 'C');
            throw e;
        } finally {
            System.out.println("finally at " + trace.position());
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
