package io.bufferscope.probe;

import io.bufferscope.trace.Memory;
import java.lang.foreign.MemorySegment;
import java.lang.reflect.Array;
import java.nio.Buffer;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/// Every memory that the host knows.
///
/// Heap memory is known by the identity of its array, other memory by its addresses. An address is used again by the
/// allocator, so a region counts only while one of its tapes is alive.
final class Memories {

    private final IdentityTable<MemoryState> arrays = new IdentityTable<>();
    private final TreeMap<Long, MemoryState> regions = new TreeMap<>();
    private int lastId;

    /// The memory of an array of primitives.
    MemoryState array(Object array) {
        MemoryState memory = arrays.find(array);
        if (memory == null) {
            long size = (long) Array.getLength(array) * width(array);
            memory = new MemoryState(array, ++lastId, Memory.Kind.HEAP, System.identityHashCode(array), size);
            arrays.add(memory);
        }
        return memory;
    }

    /// A memory on the heap whose array does not show.
    MemoryState hidden(long size) {
        return new MemoryState(null, ++lastId, Memory.Kind.HEAP, 0, size);
    }

    /// The known array that a read-only buffer on the heap is a view of, or null.
    @Nullable
    Object arrayOf(MemorySegment view) {
        return arrays.first(array -> view.asOverlappingSlice(segment(array)).isPresent());
    }

    /// The memory of a region, joined with the live regions that it overlaps.
    MemoryState region(long address, long size, Memory.Kind kind, Scene scene) {
        long from = address;
        long to = address + Math.max(size, 1);
        MemoryState found = overlapping(from, to);
        while (found != null) {
            boolean alive = scene.alive(found);
            if (alive && found.identity <= address && found.identity + found.size >= address + size) {
                return found;
            }
            regions.remove(found.identity);
            if (alive) {
                from = Math.min(from, found.identity);
                to = Math.max(to, found.identity + found.size);
            }
            found = overlapping(from, to);
        }
        return add(from, Math.max(to - from, size), kind, scene);
    }

    private MemoryState add(long address, long size, Memory.Kind kind, Scene scene) {
        MemoryState memory = new MemoryState(null, ++lastId, kind, address, size);
        regions.put(address, memory);
        scene.rehome(memory);
        return memory;
    }

    private @Nullable MemoryState overlapping(long from, long to) {
        Map.Entry<Long, MemoryState> last = regions.lowerEntry(to);
        if (last == null) {
            return null;
        }
        MemoryState memory = last.getValue();
        return memory.identity + Math.max(memory.size, 1) > from ? memory : null;
    }

    void forget(MemoryState memory) {
        if (memory.kind == Memory.Kind.HEAP) {
            arrays.remove(memory);
        } else {
            regions.remove(memory.identity, memory);
        }
    }

    /// An array of primitives as a segment.
    static MemorySegment segment(Object array) {
        if (array instanceof byte[] bytes) {
            return MemorySegment.ofArray(bytes);
        }
        if (array instanceof char[] chars) {
            return MemorySegment.ofArray(chars);
        }
        if (array instanceof short[] shorts) {
            return MemorySegment.ofArray(shorts);
        }
        if (array instanceof int[] ints) {
            return MemorySegment.ofArray(ints);
        }
        if (array instanceof float[] floats) {
            return MemorySegment.ofArray(floats);
        }
        return array instanceof long[] longs ? MemorySegment.ofArray(longs) : MemorySegment.ofArray((double[]) array);
    }

    private static int width(Object array) {
        if (array instanceof byte[]) {
            return 1;
        }
        if (array instanceof char[] || array instanceof short[]) {
            return 2;
        }
        return array instanceof int[] || array instanceof float[] ? 4 : 8;
    }

    /// Whether the memory of a buffer outside the heap can still be read; always true on the heap.
    static boolean alive(Buffer buffer) {
        return !buffer.isDirect() || MemorySegment.ofBuffer(buffer).scope().isAlive();
    }
}
