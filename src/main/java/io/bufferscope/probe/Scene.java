package io.bufferscope.probe;

import java.lang.ref.Reference;
import java.lang.ref.ReferenceQueue;
import java.nio.Buffer;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Everything the host knows of the program's buffers: the tapes and their memories.
///
/// All methods are called under the lock of the journal.
final class Scene {

    /// Most elements of an array of buffers that are looked at.
    static final int MOST_ELEMENTS = 64;

    private static final int HEAP_BYTES_PER_TAPE = 4096;
    private static final int MOST_RELATED = 256;

    private final Journal journal;
    private final int cap;
    private final Kinds kinds = new Kinds();
    private final ReferenceQueue<Object> collected = new ReferenceQueue<>();
    private final IdentityTable<TapeState> tapes = new IdentityTable<>();
    private final Memories memories = new Memories();
    private final NioObserver nio = new NioObserver(this, memories);
    private @Nullable NettyObserver netty;
    private @Nullable ThreadRecorder speaker;
    private final long most = Runtime.getRuntime().maxMemory() / HEAP_BYTES_PER_TAPE;
    private final Sweep sweep;
    private TapeState[] live = new TapeState[16];
    private int count;
    private int lastId;

    /// @param cap most bytes per tape whose contents are watched
    Scene(Journal journal, int cap) {
        this.journal = journal;
        this.cap = cap;
        this.sweep = new Sweep(this, journal, cap);
    }

    /// The tape of a buffer or byte array, made known if it is new; null for any other object.
    @Nullable
    TapeState tape(@Nullable Object object) {
        if (object == null) {
            return null;
        }
        Kinds.Kind kind = kinds.of(object);
        if (kind == Kinds.Kind.NONE) {
            return null;
        }
        TapeState tape = tapes.find(object);
        if (tape != null || count < most) {
            return tape == null ? appear(object, kind) : tape;
        }
        journal.omissions.buffers(most);
        return null;
    }

    /// The tape of an object if the host knows it.
    @Nullable
    TapeState known(Object object) {
        return tapes.find(object);
    }

    boolean isNetty(Object object) {
        return kinds.of(object) == Kinds.Kind.NETTY;
    }

    boolean watchable(Object object) {
        return kinds.of(object) != Kinds.Kind.NONE;
    }

    /// Whether an array can hold buffers or byte arrays.
    boolean holdsTapes(Object[] array) {
        for (int i = 0; i < Math.min(array.length, MOST_ELEMENTS); i++) {
            Object element = array[i];
            if (element != null && watchable(element)) {
                return true;
            }
        }
        return Buffer.class.isAssignableFrom(array.getClass().getComponentType());
    }

    /// Asks a buffer whose class is not Netty's for its state; called without the lock, for the next step.
    void ask(@Nullable Object object, ThreadRecorder thread) {
        if (object != null && kinds.of(object) == Kinds.Kind.NETTY) {
            thread.answer(object, NettyAnswer.of(object));
        }
    }

    /// What a buffer answered on the thread whose step is being written; null if it was not asked.
    @Nullable
    Object answer(Object object) {
        ThreadRecorder thread = speaker;
        return thread == null ? null : thread.answer(object);
    }

    /// The thread whose step is being written.
    void speaker(@Nullable ThreadRecorder thread) {
        speaker = thread;
    }

    /// Observes what shares a count or contents with a tape that was called.
    void related(TapeState tape) {
        int group = tape.group();
        for (int i = count - 1; group != 0 && i >= Math.max(0, count - MOST_RELATED); i--) {
            TapeState other = live[i];
            Object object = other != tape && other.group() == group ? other.get() : null;
            if (object != null) {
                attempt(other, object);
            }
        }
        tape.related(this);
    }

    /// Where collected objects are announced.
    ReferenceQueue<Object> collected() {
        return collected;
    }

    private TapeState appear(Object object, Kinds.Kind kind) {
        int id = lastId + 1;
        TapeState tape = switch (kind) {
            case NIO -> nio.tape((Buffer) object, id, collected);
            case BYTES -> new ArrayTape((byte[]) object, id, collected, memories.array(object));
            default -> netty().tape(object, id, collected);
        };
        if (tape.memory != null) {
            tape.memory.views++;
        }
        lastId = id;
        enlist(tape);
        tapes.add(tape);
        observe(tape, object, null, -1);
        window(tape, object, cap);
        return tape;
    }

    private NettyObserver netty() {
        NettyObserver known = netty;
        if (known == null) {
            known = new NettyObserver(this, memories, nio);
            netty = known;
        }
        return known;
    }

    private void enlist(TapeState tape) {
        if (count == live.length) {
            live = Arrays.copyOf(live, count * 2);
        }
        tape.place = count;
        live[count++] = tape;
    }

    /// Observes a tape that nobody has called; one that cannot be read must not spoil the step.
    void attempt(TapeState tape, Object object) {
        int start = journal.ops.size();
        try {
            observe(tape, object, null, -1);
        } catch (RuntimeException unreadable) {
            journal.ops.truncate(start);
            tape.loseAll();
        }
    }

    /// Observes a tape after a call on it, or null if its object was collected.
    void observe(TapeState tape, Object object, @Nullable Effect effect, int site) {
        tape.known(object, journal);
        boolean moved = tape.indices(object, effect, site, journal);
        if (moved || effect == Effect.ANY) {
            window(tape, object, cap);
        } else if (effect == Effect.RELATIVE) {
            int from = Math.max(0, tape.changedFrom());
            int to = Math.min(tape.bytes(), tape.changedTo());
            int start = tape.windowFrom(cap);
            from = Math.max(from, start);
            tape.contents(object, from, Math.min(to, start + cap) - from, journal);
        }
    }

    /// Compares the contents of a stretch of a tape.
    void stretch(TapeState tape, Object object, int from, int length) {
        tape.known(object, journal);
        int start = tape.windowFrom(cap);
        int first = Math.max(from, start);
        int end = Math.min(Math.min(from + length, tape.bytes()), start + cap);
        tape.contents(object, first, end - first, journal);
    }

    private void window(TapeState tape, Object object, int most) {
        if (tape.bytes() > cap) {
            journal.omissions.bytes(cap);
        }
        int from = tape.windowFrom(cap);
        tape.contents(object, from, Math.min(most, Math.min(cap, tape.bytes() - from)), journal);
    }

    /// Number of tapes.
    int count() {
        return count;
    }

    TapeState live(int place) {
        return live[place];
    }

    /// Looks at some tapes that nobody has called, in turn: others may have changed them.
    void sweep() {
        sweep.run();
    }

    /// Compares the whole window of a tape that a running method holds.
    void refresh(TapeState tape, int most) {
        Object object = tape.get();
        if (object != null) {
            observe(tape, object, null, -1);
            window(tape, object, most);
        }
    }

    /// Tells the host which objects were collected.
    void bury() {
        for (Reference<?> gone = collected.poll(); gone != null; gone = collected.poll()) {
            if (gone instanceof TapeState tape) {
                remove(tape);
            } else if (netty != null && gone instanceof Keyed root) {
                netty.forget(root);
            }
        }
    }

    private void remove(TapeState tape) {
        journal.ops.gone(tape.id);
        tapes.remove(tape);
        TapeState lastOne = live[--count];
        live[tape.place] = lastOne;
        lastOne.place = tape.place;
        tape.bury(this);
    }

    /// A tape is no view of a memory any more.
    void leave(@Nullable MemoryState memory) {
        if (memory != null && --memory.views == 0) {
            memory.forgotten = true;
            memory.drop(journal);
            memories.forget(memory);
            journal.ops.forget(memory.id);
        }
    }

    /// Whether an object that the region belongs to is alive and its memory not freed.
    boolean alive(MemoryState region) {
        for (int i = 0; i < count; i++) {
            TapeState tape = live[i];
            Object object = tape.memory == region ? tape.get() : null;
            if (object != null && tape.readable(object)) {
                return true;
            }
        }
        return false;
    }

    /// Moves tapes of regions that a larger one has taken the place of.
    void rehome(MemoryState region) {
        for (int i = 0; i < count; i++) {
            TapeState tape = live[i];
            MemoryState old = tape.memory;
            Object object = old == null || old == region ? null : tape.get();
            if (object != null && old != null && region.covers(old) && tape.readable(object)) {
                tape.offset += old.identity - region.identity;
                tape.memory = region;
                region.views++;
                leave(old);
                tape.lose();
                tape.known(object, journal);
                tape.indices(object, null, -1, journal);
            }
        }
    }
}
