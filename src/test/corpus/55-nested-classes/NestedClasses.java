import java.nio.ByteBuffer;
import java.util.Iterator;

/// Inner, static nested, local and anonymous classes that share one buffer.
public class NestedClasses {
    private final ByteBuffer shared = ByteBuffer.allocate(8);

    class Writer {
        private int written;

        void write(int value) {
            shared.put((byte) value);
            NestedClasses.this.shared.put((byte) -value);
            written += 2;
        }
    }

    static class Counter {
        static int total;
    }

    public static void main(String[] args) {
        NestedClasses outer = new NestedClasses();
        NestedClasses.Writer writer = outer.new Writer();
        writer.write(7);
        ByteBuffer seen = outer.shared;
        show("seen", seen);
        class Local implements Iterable<Byte> {
            public Iterator<Byte> iterator() {
                return new Iterator<>() {
                    int at = 0;

                    public boolean hasNext() {
                        return at < seen.position();
                    }

                    public Byte next() {
                        Counter.total += seen.get(at);
                        return seen.get(at++);
                    }
                };
            }
        }
        for (byte each : new Local()) System.out.print(each + " ");
        System.out.println("total " + Counter.total + ", written " + writer.written);
        Object anonymous = new Object() {
            @Override
            public String toString() {
                return "anonymous over " + seen.remaining();
            }
        };
        System.out.println(anonymous + " " + anonymous.getClass().getName() + " " + Local.class.getName());
        show("seen", seen);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
