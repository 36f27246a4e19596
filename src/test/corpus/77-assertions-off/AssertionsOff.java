import java.nio.ByteBuffer;

/// Assertions are off: a false one passes, and the work inside it is not done.
public class AssertionsOff {
    public static void main(String[] args) {
        ByteBuffer queue = ByteBuffer.allocate(4);
        boolean enabled = false;
        assert enabled = true;
        assert queue.put((byte) 1).position() == 0 : "never evaluated";
        System.out.println("enabled " + enabled + ", desired " + AssertionsOff.class.desiredAssertionStatus());
        show("queue", queue);
        class Inner {
            int check(int value) {
                assert value > 0 : queue.put((byte) value);
                return value;
            }
        }
        System.out.println(new Inner().check(-3));
        show("queue", queue);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
