import java.nio.ByteBuffer;

/// A static initialiser that fails before main: nothing of main runs.
public class StaticThrows {
    private static final ByteBuffer HEADER = ByteBuffer.allocate(4);
    private static final int VERSION;

    static {
        System.out.println("initialising");
        HEADER.putInt(7);
        VERSION = readVersion(HEADER);
    }

    private static int readVersion(ByteBuffer header) {
        return header.getInt();
    }

    public static void main(String[] args) {
        System.out.println("never printed " + VERSION);
    }
}
