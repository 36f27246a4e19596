import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;

/// What a buffer says when it is too full or too empty; a refused bulk call moves nothing.
public class OverAndUnderflow {
    public static void main(String[] args) {
        ByteBuffer cup = ByteBuffer.allocateDirect(6);
        cup.put(new byte[4]);
        attempt("put 3 into 2", () -> cup.put(new byte[3]));
        attempt("putInt into 2", () -> cup.putInt(1));
        show("cup", cup);
        cup.flip();
        attempt("getLong from 4", cup::getLong);
        attempt("get 5 from 4", () -> cup.get(new byte[5]));
        attempt("position past limit", () -> cup.position(5));
        attempt("limit past capacity", () -> cup.limit(7));
        attempt("negative size", () -> ByteBuffer.allocate(-1));
        attempt("itself", () -> cup.put(cup));
        show("cup", cup);
    }

    private static void attempt(String what, Runnable call) {
        try {
            call.run();
            System.out.println(what + ": done");
        } catch (BufferOverflowException | BufferUnderflowException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName());
        } catch (IllegalArgumentException e) {
            System.out.println(what + ": " + e.getMessage());
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
