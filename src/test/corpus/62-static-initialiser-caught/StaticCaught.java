import java.nio.ByteBuffer;

/// The order in which classes initialise, and what a class is like after its initialiser failed.
public class StaticCaught {
    static {
        System.out.println("1 outer");
    }

    static class Good {
        static final ByteBuffer TABLE = ByteBuffer.allocate(4);

        static {
            System.out.println("3 good");
            while (TABLE.hasRemaining()) TABLE.put((byte) (TABLE.position() * TABLE.position()));
        }
    }

    static class Bad {
        static final int VALUE = Integer.parseInt("seven");
    }

    public static void main(String[] args) {
        System.out.println("2 main");
        ByteBuffer table = Good.TABLE;
        show("table", table);
        for (int attempt = 0; attempt < 2; attempt++) {
            try {
                System.out.println(Bad.VALUE);
            } catch (ExceptionInInitializerError e) {
                System.out.println(e + " because " + e.getCause());
            } catch (NoClassDefFoundError e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
