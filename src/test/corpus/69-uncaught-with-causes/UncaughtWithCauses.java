import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.util.function.Supplier;

/// An uncaught exception with a cause, a suppressed one and frames in lambdas and constructors: exit code 1.
public class UncaughtWithCauses {
    static class Broken extends RuntimeException {
        Broken(String message, Throwable cause) {
            super(message, cause);
        }
    }

    static class Handle implements AutoCloseable {
        @Override
        public void close() {
            throw new UnsupportedOperationException("cannot close");
        }
    }

    public static void main(String[] args) {
        ByteBuffer few = ByteBuffer.allocate(2);
        Supplier<Integer> reader = () -> read(few);
        try (Handle handle = new Handle()) {
            System.out.println("reading");
            System.out.println(reader.get());
        }
    }

    private static int read(ByteBuffer few) {
        try {
            return few.get() + few.getInt();
        } catch (BufferUnderflowException e) {
            throw new Broken("only " + few.remaining() + " left", e);
        }
    }
}
