import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;

/// Segments and the buffers over them share memory; a view outlives its arena only to say "Already closed".
public class MemorySegments {
    public static void main(String[] args) {
        ByteBuffer late;
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment segment = arena.allocate(16, 8);
            ByteBuffer view = segment.asByteBuffer();
            show("view", view);
            segment.set(ValueLayout.JAVA_INT_UNALIGNED, 0, 0x01010101);
            view.position(4);
            view.putInt(0x02020202);
            show("view", view);
            System.out.println(segment.get(ValueLayout.JAVA_BYTE, 7) + " " + view.get(0));
            MemorySegment half = segment.asSlice(4, 8);
            late = half.asByteBuffer();
            show("late", late);
            System.out.println(late.getInt(0));
            MemorySegment back = MemorySegment.ofBuffer(view);
            System.out.println("remaining as a segment: " + back.byteSize());
        }
        show("late", late);
        try {
            late.get(0);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        byte[] array = {1, 2, 3, 4};
        MemorySegment heap = MemorySegment.ofArray(array);
        ByteBuffer overHeap = heap.asByteBuffer();
        overHeap.get();
        heap.fill((byte) 9);
        System.out.println(overHeap.get() + " " + array[3] + " " + overHeap.hasArray());
        show("overHeap", overHeap);
    }

    static void show(String name, ByteBuffer b) {
        System.out.println(
                "@" + name + " position=" + b.position() + " limit=" + b.limit() + " capacity=" + b.capacity());
    }
}
