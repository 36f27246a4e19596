import java.nio.ByteBuffer;

/// An exception with a text of its own, many lines long and in Chinese, and a stack trace cut by the program.
public class OwnWords {
    static class Spilt extends Exception {
        private final ByteBuffer rest;

        Spilt(ByteBuffer rest) {
            super(null, null, true, true);
            this.rest = rest;
        }

        @Override
        public String toString() {
            return "溢出 spilt " + rest.remaining() + " bytes,\n\tnobody mopped up";
        }
    }

    public static void main(String[] args) throws Exception {
        ByteBuffer glass = ByteBuffer.allocate(3).put((byte) 1);
        show("glass", glass);
        Spilt quiet = new Spilt(glass.duplicate());
        quiet.setStackTrace(new StackTraceElement[] {new StackTraceElement("Kitchen", "table", "House.txt", 12)});
        quiet.printStackTrace(System.out);
        try {
            pour(glass);
        } catch (Spilt e) {
            e.printStackTrace();
            e.addSuppressed(quiet);
            throw e;
        }
    }

    private static void pour(ByteBuffer glass) throws Spilt {
        while (glass.hasRemaining()) glass.put((byte) 0);
        throw new Spilt(glass);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
