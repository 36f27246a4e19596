import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;

/// A read-only view refuses writes and hides its array, yet shows what the owner writes later.
public class ReadOnlyView {
    public static void main(String[] args) {
        ByteBuffer owner = ByteBuffer.allocate(4);
        ByteBuffer view = owner.asReadOnlyBuffer();
        refuse("put", () -> view.put((byte) 1));
        refuse("array", view::array);
        refuse("compact", view::compact);
        System.out.println("hasArray " + view.hasArray() + ", read-only " + view.isReadOnly());
        owner.put((byte) 42);
        show("owner", owner);
        show("view", view);
        System.out.println("seen through the view: " + view.get());
        show("view", view);
    }

    private static void refuse(String what, Runnable attempt) {
        try {
            attempt.run();
            System.out.println(what + " was allowed");
        } catch (ReadOnlyBufferException e) {
            System.out.println(what + ": " + e);
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
