import static java.nio.ByteBuffer.allocate;

/// The program's own ByteBuffer, String, Thread and Hook beside those of the JDK.
public class ShadowedNames {
    static class ByteBuffer {
        int position;

        ByteBuffer put(int value) {
            position += value;
            return this;
        }
    }

    record String(int length) {}

    static class Thread {
        static java.lang.String currentThread() {
            return "nobody's thread";
        }
    }

    static class System {}

    public static void main(java.lang.String[] args) {
        ByteBuffer mine = new ByteBuffer().put(3).put(4);
        java.nio.ByteBuffer real = allocate(4).put((byte) 5);
        IO.println(mine.position + " " + new String(2) + " " + Thread.currentThread());
        show("real", real);
        int $1 = 1, _a = 2, straße = 3;
        real.put((byte) ($1 + _a + straße));
        show("real", real);
        IO.println(new System().getClass().getName() + " " + real.get(1));
    }

    static void show(java.lang.String name, java.nio.ByteBuffer b) {
        IO.println("@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
