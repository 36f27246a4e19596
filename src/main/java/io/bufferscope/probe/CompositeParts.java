package io.bufferscope.probe;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.Peek;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The stretches of memory that a composite `ByteBuf`, or a view of one, is made of.
final class CompositeParts {

    private static final int MOST_PARTS = 4096;

    private final NettyObserver observer;
    private List<Part> parts = List.of();
    private boolean known;

    CompositeParts(NettyObserver observer) {
        this.observer = observer;
    }

    /// A stretch.
    ///
    /// @param root the array or `ByteBuffer` that holds it
    /// @param rootOffset index of its first byte there
    /// @param tape the component's tape, or null
    private record Part(
            int start,
            int length,
            @Nullable MemoryState memory,
            long offset,
            @Nullable WeakReference<Object> root,
            long rootOffset,
            @Nullable TapeState tape) {

        boolean same(Part other) {
            return start == other.start
                    && length == other.length
                    && memory == other.memory
                    && offset == other.offset
                    && tape == other.tape;
        }
    }

    void unknown() {
        known = false;
    }

    /// Whether the parts no longer span what the buffer spans.
    boolean stale(int capacity) {
        Part last = parts.isEmpty() ? null : parts.getLast();
        return !known || capacity != (last == null ? 0 : last.start + last.length);
    }

    /// Reads the parts anew and writes them if they changed.
    ///
    /// @return whether they changed
    boolean update(ByteBuf core, int capacity, int tape, Journal to) {
        List<Part> now = new ArrayList<>();
        Peek.parts(core, 0, capacity, observer.spot, (start, length, spot, component) -> {
            if (now.size() < MOST_PARTS) {
                now.add(part(start, length, spot, component));
            }
        });
        if (known && same(now)) {
            return false;
        }
        known = true;
        hold(now);
        parts = now;
        write(tape, to);
        return true;
    }

    private Part part(int start, int length, Peek.Spot spot, @Nullable ByteBuf component) {
        Object root = spot.root;
        MemoryState memory = root == null ? null : observer.memory(root);
        long offset = root == null || memory == null ? 0 : spot.offset + observer.base(root);
        WeakReference<Object> held = root == null ? null : new WeakReference<>(root);
        TapeState tape = component == null ? null : observer.known(component);
        return new Part(start, length, memory, offset, held, spot.offset, tape);
    }

    private boolean same(List<Part> now) {
        if (now.size() != parts.size()) {
            return false;
        }
        for (int i = 0; i < now.size(); i++) {
            if (!now.get(i).same(parts.get(i))) {
                return false;
            }
        }
        return true;
    }

    private void hold(List<Part> now) {
        for (Part part : now) {
            if (part.memory != null) {
                part.memory.views++;
            }
        }
        leave();
    }

    /// Lets go of the memories.
    void leave() {
        for (Part part : parts) {
            observer.leave(part.memory);
        }
        parts = List.of();
    }

    private void write(int tape, Journal to) {
        for (Part part : parts) {
            if (part.memory != null && !part.memory.current(to)) {
                part.memory.declare(to);
            }
        }
        to.ops.components(tape, parts.size());
        for (Part part : parts) {
            to.ops.component(
                    part.start,
                    part.length,
                    part.memory == null ? 0 : part.memory.id,
                    part.offset,
                    part.tape == null ? 0 : part.tape.id);
        }
    }

    /// Compares the contents of a stretch of the composite.
    void contents(int from, int length, Journal to) {
        for (Part part : parts) {
            int first = Math.max(from, part.start);
            int end = Math.min(from + length, part.start + part.length);
            Object root = part.root == null ? null : part.root.get();
            if (first < end && root != null && part.memory != null) {
                int at = first - part.start;
                observer.compare(part.memory, root, part.rootOffset + at, part.offset + at, end - first, to);
            }
        }
    }

    /// Observes the components that the program holds, whose counts follow the composite's.
    void related(Scene scene) {
        for (Part part : parts) {
            TapeState tape = part.tape;
            Object object = tape == null ? null : tape.get();
            if (tape != null && object != null) {
                scene.observe(tape, object, null, -1);
            }
        }
    }
}
