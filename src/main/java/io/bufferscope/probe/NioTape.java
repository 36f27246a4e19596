package io.bufferscope.probe;

import io.bufferscope.trace.Tape;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.Buffer;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.jspecify.annotations.Nullable;

/// A `java.nio` buffer of the program.
final class NioTape extends TapeState {

    private final NioShape shape;
    private final Marks marks;
    private final int capacity;
    private int position;
    private int limit;
    private int mark;
    private boolean littleEndian;
    private boolean unreadable;
    private int changedFrom;
    private int changedTo;

    /// All of the buffer's memory, read where the buffer's own limit does not let us; weak, so that it keeps nothing
    /// alive.
    private @Nullable WeakReference<Object> whole;

    NioTape(Buffer buffer, int id, ReferenceQueue<Object> queue, NioShape shape, Marks marks) {
        super(buffer, id, queue);
        this.shape = shape;
        this.marks = marks;
        this.capacity = buffer.capacity();
        unknown();
    }

    @Override
    void declare(Object object, Journal to) {
        littleEndian = NioShape.littleEndian((Buffer) object);
        MemoryState held = memory;
        int flags = shape.flags(littleEndian);
        String className = object.getClass().getName();
        int memoryId = held == null ? 0 : held.id;
        to.ops.nio(id, shape.type(), className, flags, 1 << shape.shift(), memoryId, offset, capacity);
    }

    @Override
    void unknown() {
        position = -1;
        limit = -1;
        mark = Tape.UNKNOWN;
    }

    @Override
    boolean indices(Object object, @Nullable Effect effect, int site, Journal to) {
        Buffer buffer = (Buffer) object;
        int nowPosition = buffer.position();
        int nowLimit = buffer.limit();
        changedFrom = Math.max(0, Math.min(position, nowPosition)) << shape.shift();
        changedTo = Math.max(position, nowPosition) << shape.shift();
        boolean moved = nowPosition != position || nowLimit != limit;
        int nowMark = effect == Effect.RELATIVE && mark != Tape.UNKNOWN
                ? mark
                : marks.read(buffer, mark, moved || effect == Effect.ANY, effect == null ? -1 : site);
        if (moved || nowMark != mark) {
            to.ops.nioIndices(id, nowPosition, nowLimit, nowMark);
            position = nowPosition;
            limit = nowLimit;
            mark = nowMark;
        }
        torn(
                buffer.position() != nowPosition
                        || buffer.limit() != nowLimit
                        || moved && effect == null && to.foreign(owner),
                to);
        if (effect != Effect.RELATIVE && shape.orderCanChange()) {
            order(buffer, to);
        }
        return false;
    }

    private void order(Buffer buffer, Journal to) {
        if (littleEndian != (((ByteBuffer) buffer).order() == ByteOrder.LITTLE_ENDIAN)) {
            declare(buffer, to);
            to.ops.nioIndices(id, position, limit, mark);
            names.declare(id, to.ops);
        }
    }

    @Override
    boolean readable(Object object) {
        return !unreadable && Memories.alive((Buffer) object);
    }

    @Override
    int bytes() {
        return (int) Math.min(Integer.MAX_VALUE, (long) capacity << shape.shift());
    }

    @Override
    int focus() {
        return position << shape.shift();
    }

    @Override
    int changedFrom() {
        return changedFrom;
    }

    @Override
    int changedTo() {
        return changedTo;
    }

    @Override
    void contents(Object object, int from, int length, Journal to) {
        MemoryState held = memory;
        if (held == null || unreadable || length <= 0) {
            return;
        }
        if (held.get() instanceof byte[] array) {
            held.compare(array, (int) offset + from, offset + from, length, to);
            return;
        }
        try {
            outside((Buffer) object, from, length, held, to);
        } catch (IllegalStateException closed) {
            unreadable = true;
        } catch (WrongThreadException confined) {
            return;
        }
    }

    private void outside(Buffer buffer, int from, int length, MemoryState held, Journal to) {
        Object source = source(buffer, from + length);
        for (int done = 0; done < length; ) {
            int at = from + done;
            int here = Math.min(length - done, Shadow.PAGE - (int) (offset + at & Shadow.PAGE - 1));
            if (source instanceof ByteBuffer bytes) {
                bytes.get(at, to.read, 0, here);
            } else {
                MemorySegment.copy((MemorySegment) source, ValueLayout.JAVA_BYTE, at, to.read, 0, here);
            }
            held.compare(to.read, 0, offset + at, here, to);
            done += here;
        }
    }

    private Object source(Buffer buffer, int end) {
        if (buffer instanceof ByteBuffer bytes && end <= limit) {
            return bytes;
        }
        WeakReference<Object> known = whole;
        Object source = known == null ? null : known.get();
        if (source == null) {
            Buffer all = buffer.duplicate().clear();
            source = all instanceof ByteBuffer ? all : MemorySegment.ofBuffer(all);
            whole = new WeakReference<>(source);
        }
        return source;
    }
}
