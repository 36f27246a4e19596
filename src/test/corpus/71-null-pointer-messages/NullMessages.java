import io.netty.buffer.ByteBuf;
import java.nio.ByteBuffer;
import java.util.Map;

/// The JVM's own words for every kind of null, as they are without debug information.
public class NullMessages {
    private static ByteBuffer shared;
    private ByteBuffer own;
    private NullMessages next;

    private static ByteBuffer none() {
        return null;
    }

    interface Attempt {
        Object run();
    }

    public static void main(String[] args) {
        NullMessages chain = new NullMessages();
        chain.next = new NullMessages();
        ByteBuffer[] shelf = new ByteBuffer[2];
        int[][] grid = {{1}, null};
        tell(() -> shared.get());
        tell(() -> chain.own.flip());
        tell(() -> chain.next.next.own.position());
        tell(() -> shelf[1].capacity());
        tell(() -> grid[1][0]);
        tell(() -> none().remaining());
        tell(() -> Map.<String, ByteBuf>of().get("absent").refCnt());
        tell(() -> {
            ByteBuffer local = none();
            return local.put((byte) 1);
        });
        tell(() -> {
            Integer boxed = Map.<String, Integer>of().get("absent");
            return 1 + boxed;
        });
        tell(() -> {
            String text = null;
            switch (text) {
                case "a": return 1;
                default: return 2;
            }
        });
        tell(() -> {
            byte[] array = null;
            array[3] = 1;
            return array.length;
        });
        tell(() -> {
            synchronized (shared) {
                return 1;
            }
        });
        tell(() -> {
            RuntimeException nothing = null;
            throw nothing;
        });
        inMethod(null, null, 3);
    }

    private static void inMethod(ByteBuf first, int[] second, int index) {
        long wide = 5;
        Object later = null;
        tell(() -> first.readByte());
        try {
            System.out.println(second[index] + wide);
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
        try {
            System.out.println(later.hashCode());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }

    private static void tell(Attempt attempt) {
        try {
            System.out.println("no null: " + attempt.run());
        } catch (NullPointerException e) {
            System.out.println(e.getMessage());
        }
    }
}
