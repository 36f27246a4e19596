import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;

/// Memory as a C library would get it, and who may use it for how long.
class Border {
    public static void main(String[] args) {
        Arena arena = Arena.ofConfined();
        MemorySegment memory = arena.allocate(8);
        ByteBuffer view = memory.asByteBuffer();
        view.put(0, (byte) 7); // @vary 5..9
        int seen = memory.get(ValueLayout.JAVA_BYTE, 0); // @view

        byte[] copy = new byte[8];
        view.get(0, copy);
        memory.set(ValueLayout.JAVA_BYTE, 0, (byte) 99); // @changed
        arena.close(); // @closed
        String answer = "no exception";
        try {
            view.get(0);
        } catch (IllegalStateException e) {
            answer = e.getMessage();
        }
        int kept = copy[0]; // @kept
        System.out.println(answer + ", the copy says " + kept);
    }
}
