package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.Peek;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/// A `ByteBuf` of the program.
///
/// On Netty's own threads a freed buffer object can be handed out again. It stays the same tape, because it is the
/// same object: a variable that still names it shows the stranger's bytes, as the program would see them. That it
/// was handed out anew shows as its count going from 0 to 1 at a new place. While the count is 0 it keeps its last
/// place, and its contents are not read.
final class NettyTape extends TapeState {

    private final NettyObserver observer;
    private int readerIndex;
    private int writerIndex;
    private int refCnt;
    private int capacity;
    private int maxCapacity;
    private int flags;
    private int changedFrom;
    private int changedTo;

    /// Identity hash code of the buffer at the end of the chain of views.
    private int group;

    /// The array or `ByteBuffer` that holds the bytes.
    private @Nullable WeakReference<Object> root;

    private long rootOffset;

    /// Set if the bytes can lie in several places.
    private @Nullable CompositeParts parts;

    NettyTape(ByteBuf buffer, int id, ReferenceQueue<Object> queue, NettyObserver observer) {
        super(buffer, id, queue);
        this.observer = observer;
        unknown();
    }

    @Override
    void declare(Object object, Journal to) {
        ByteBuf buffer = (ByteBuf) object;
        NettyAnswer answer = observer.answer(buffer);
        ByteBuf core = Peek.core(buffer);
        if (answer != null) {
            flags = answer.flags();
            maxCapacity = answer.maxCapacity();
        } else if (Peek.trusted(core)) {
            flags = flags(buffer, core);
            maxCapacity = core.maxCapacity();
        }
        to.ops.netty(id, buffer.getClass().getName(), flags, maxCapacity, observer.parent(buffer));
    }

    private int flags(ByteBuf buffer, ByteBuf core) {
        try {
            return (Peek.littleEndian(buffer) ? OpWriter.LITTLE_ENDIAN : 0)
                    | (core.isReadOnly() ? OpWriter.READ_ONLY : 0)
                    | (core.isDirect() ? OpWriter.DIRECT : 0);
        } catch (RuntimeException freed) {
            return flags;
        }
    }

    @Override
    void unknown() {
        readerIndex = -1;
        writerIndex = -1;
        refCnt = -1;
        capacity = -1;
        root = null;
        CompositeParts known = parts;
        if (known != null) {
            known.unknown();
        }
    }

    @Override
    boolean indices(Object object, @Nullable Effect effect, int site, Journal to) {
        ByteBuf buffer = (ByteBuf) object;
        ByteBuf core = Peek.core(buffer);
        if (!Peek.trusted(core)) {
            NettyAnswer answer = observer.answer(buffer);
            return answer != null && answered(answer, to);
        }
        int reader = Peek.readerIndex(core);
        int writer = Peek.writerIndex(core);
        int count = core.refCnt();
        boolean handedOut = refCnt == 0 && count > 0;
        boolean moved = count > 0 ? placed(buffer, core, effect, handedOut, to) : missing(to);
        boolean changed = reader != readerIndex || writer != writerIndex || count != refCnt;
        write(reader, writer, count, to);
        torn(
                Peek.readerIndex(core) != reader
                        || Peek.writerIndex(core) != writer
                        || changed && effect == null && to.foreign(owner),
                to);
        return moved || handedOut;
    }

    private void write(int reader, int writer, int count, Journal to) {
        changedFrom = Math.min(writerIndex, writer);
        changedTo = Math.max(writerIndex, writer);
        if (reader != readerIndex || writer != writerIndex || count != refCnt) {
            to.ops.nettyIndices(id, reader, writer, count);
            readerIndex = reader;
            writerIndex = writer;
            refCnt = count;
        }
    }

    private boolean answered(NettyAnswer answer, Journal to) {
        boolean moved = false;
        if (answer.refCnt() > 0) {
            moved = moved(answer.array(), answer.arrayOffset(), answer.capacity(), to);
        }
        write(answer.readerIndex(), answer.writerIndex(), answer.refCnt(), to);
        return moved;
    }

    /// Writes that a buffer which was never seen alive has no place.
    private boolean missing(Journal to) {
        if (capacity < 0) {
            capacity = 0;
            to.ops.nettyPlace(id, memory == null ? 0 : memory.id, offset, 0);
        }
        return false;
    }

    private boolean placed(ByteBuf buffer, ByteBuf core, @Nullable Effect effect, boolean handedOut, Journal to) {
        try {
            if (handedOut || core.maxCapacity() != maxCapacity) {
                group = System.identityHashCode(Peek.root(core));
                declare(buffer, to);
                names.declare(id, to.ops);
                unknown();
            } else if (group == 0) {
                group = System.identityHashCode(Peek.root(core));
            }
            int now = core.capacity();
            if (Peek.composite(core)) {
                return composed(core, now, effect, to);
            }
            Peek.Spot spot = observer.spot;
            Peek.find(core, spot);
            boolean moved = moved(spot.root, spot.offset, now, to);
            spot.root = null;
            return moved;
        } catch (RuntimeException freedMeanwhile) {
            return false;
        }
    }

    private boolean composed(ByteBuf core, int now, @Nullable Effect effect, Journal to) {
        CompositeParts known = parts;
        if (known == null) {
            known = new CompositeParts(observer);
            parts = known;
        }
        boolean first = capacity < 0;
        if (now != capacity) {
            to.ops.nettyPlace(id, 0, 0, now);
            capacity = now;
        }
        return (first || effect != null || known.stale(now)) && known.update(core, now, id, to);
    }

    private boolean moved(@Nullable Object nowRoot, long nowOffset, int nowCapacity, Journal to) {
        WeakReference<Object> known = root;
        boolean sameRoot = nowRoot == null ? known == null : known != null && known.refersTo(nowRoot);
        if (sameRoot && nowOffset == rootOffset && nowCapacity == capacity) {
            return false;
        }
        if (!sameRoot) {
            observer.settle(this, nowRoot);
            root = nowRoot == null ? null : new WeakReference<>(nowRoot);
        }
        MemoryState held = memory;
        if (held != null && !held.current(to)) {
            held.declare(to);
        }
        offset = nowOffset + (held == null || nowRoot == null ? 0 : observer.base(nowRoot));
        rootOffset = nowOffset;
        capacity = nowCapacity;
        to.ops.nettyPlace(id, held == null ? 0 : held.id, offset, capacity);
        return true;
    }

    @Override
    int group() {
        return group;
    }

    @Override
    void related(Scene scene) {
        CompositeParts known = parts;
        if (known != null) {
            known.related(scene);
        }
    }

    @Override
    void bury(Scene scene) {
        super.bury(scene);
        CompositeParts known = parts;
        if (known != null) {
            known.leave();
        }
    }

    @Override
    boolean readable(Object object) {
        WeakReference<Object> known = root;
        Object held = known == null ? null : known.get();
        return held instanceof ByteBuffer buffer ? Memories.alive(buffer) : held != null;
    }

    @Override
    int bytes() {
        return Math.max(capacity, 0);
    }

    @Override
    int focus() {
        return Math.max(Math.max(readerIndex, writerIndex), 0);
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
        if (refCnt <= 0 || length <= 0) {
            return;
        }
        CompositeParts composite = parts;
        if (composite != null) {
            composite.contents(from, length, to);
            return;
        }
        MemoryState held = memory;
        WeakReference<Object> known = root;
        Object source = known == null ? null : known.get();
        if (held != null && source != null) {
            observer.compare(held, source, rootOffset + from, offset + from, length, to);
        }
    }
}
