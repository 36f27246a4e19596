package io.bufferscope.probe;

import java.lang.ref.ReferenceQueue;
import org.jspecify.annotations.Nullable;

/// What the host knows of one buffer or byte array of the program.
///
/// Every method that gets the object is called under the lock, reads it by absolute reads only, and writes what
/// changed.
abstract class TapeState extends Keyed {

    final int id;

    /// Place in [Scene]'s list of tapes.
    int place;

    /// Thread of the last call on it.
    int owner;

    final TapeNames names = new TapeNames();

    @Nullable
    MemoryState memory;

    /// Byte offset of its first byte in [#memory].
    long offset;

    private int generation;
    private boolean torn;
    private int windowAt;

    TapeState(Object object, int id, ReferenceQueue<Object> queue) {
        super(object, queue);
        this.id = id;
    }

    /// Writes the operation that makes it known.
    abstract void declare(Object object, Journal to);

    /// Forgets what the host knows, because it may not have arrived.
    abstract void unknown();

    /// Writes its indices, and its place where that can change, if they changed.
    ///
    /// @param effect what was called on it; null if nothing was
    /// @param site where it was called, or -1
    /// @return whether its bytes lie elsewhere now, so that all of them have to be compared
    abstract boolean indices(Object object, @Nullable Effect effect, int site, Journal to);

    /// Bytes it spans now.
    abstract int bytes();

    /// The byte around which the window lies if it spans more than the cap.
    abstract int focus();

    /// First byte whose contents a relative call may have changed; set by [#indices].
    abstract int changedFrom();

    /// Byte after the last one that a relative call may have changed.
    abstract int changedTo();

    /// Compares the contents of bytes `from` to `to`, counted from its first byte.
    abstract void contents(Object object, int from, int length, Journal to);

    /// Makes the host know this tape and its memory, again if something was lost.
    void known(Object object, Journal to) {
        MemoryState held = memory;
        boolean lost = generation != to.generation;
        if (held != null && !held.current(to)) {
            held.declare(to);
        }
        if (lost) {
            unknown();
            declare(object, to);
            names.declare(id, to.ops);
            torn = false;
            generation = to.generation;
        }
    }

    /// Forgets that the host knows this tape.
    void lose() {
        generation = 0;
    }

    /// Forgets that the host knows this tape and its memory.
    void loseAll() {
        lose();
        if (memory != null) {
            memory.lose();
        }
    }

    /// Whether the memory of the object can still be read.
    boolean readable(Object object) {
        return true;
    }

    /// Says the same for all buffers that share a reference count; 0 if it has none.
    int group() {
        return 0;
    }

    /// Observes what changes together with it.
    void related(Scene scene) {}

    /// Lets go of everything, because the object was collected.
    void bury(Scene scene) {
        scene.leave(memory);
        memory = null;
        names.clear();
    }

    void torn(boolean now, Journal to) {
        if (torn != now) {
            torn = now;
            to.ops.torn(id, now);
        }
    }

    /// First byte of the window that is watched.
    int windowFrom(int cap) {
        int bytes = bytes();
        if (bytes <= cap) {
            return 0;
        }
        int focus = focus();
        if (focus < windowAt || focus > windowAt + cap) {
            windowAt = Math.clamp(focus - cap / 4 & -Shadow.PAGE, 0, bytes - cap);
        }
        return Math.min(windowAt, bytes - cap);
    }
}
