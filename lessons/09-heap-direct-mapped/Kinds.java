import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;

/// Three kinds of memory, and when each is given back.
public class Kinds {
    public static void main(String[] args) throws InterruptedException {
        int size = 65536; // @vary 4096|20000|65536
        long before = Counter.direct();
        ByteBuffer heap = ByteBuffer.allocate(size);
        long afterHeap = Counter.direct() - before; // @heap
        ByteBuffer direct = ByteBuffer.allocateDirect(size);
        long afterDirect = Counter.direct() - before; // @direct
        direct = null;
        long afterDrop = Counter.direct() - before; // @dropped
        long afterGc = collect(before); // @collected
        Arena arena = Arena.ofConfined();
        MemorySegment segment = arena.allocate(size);
        ByteBuffer view = segment.asByteBuffer().put(0, (byte) 42);
        long afterArena = Counter.direct() - before; // @arena
        arena.close();
        String answer = read(view); // @closed
        System.out.println("after close(): " + answer);
    }

    static String read(ByteBuffer view) {
        try {
            return "byte " + view.get(0);
        } catch (IllegalStateException gone) {
            return gone.getMessage();
        }
    }

    static long collect(long before) throws InterruptedException {
        for (int i = 0; i < 50 && Counter.direct() > before; i++) {
            System.gc();
            Thread.sleep(10);
        }
        return Counter.direct() - before;
    }
}
