package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import org.jspecify.annotations.Nullable;

/// The growing record of the program, and the one lock of the probe.
///
/// Program threads write steps into [#ops] and hand a full writer over to the sender; where all writers are full
/// they wait, because nothing is dropped. What was written after [#committed] belongs to a step that is not whole:
/// it is overwritten by the next, so a step that failed leaves no trace and needs no clean-up. All fields are
/// guarded by [#lock], and nothing foreign is ever called while it is held.
final class Journal {

    private static final int WRITERS = 6;
    private static final int FULL = 64 * 1024;
    private static final int ROOM = 96 * 1024;

    /// The one lock.
    final Object lock = new Object();

    /// Where the current step is written.
    OpWriter ops;

    /// A page of contents as it was read.
    final byte[] copy = new byte[Shadow.PAGE];

    /// A page of contents on its way out of memory that is not a byte array.
    final byte[] read = new byte[Shadow.PAGE];

    /// Most bytes of contents that are held for comparison, so that a program that fills the heap finds it almost as
    /// large as without us.
    final long mostShadowed = Runtime.getRuntime().maxMemory() / 8;

    /// Bytes of contents that are held for comparison.
    long shadowed;

    /// The thread that writes.
    int writer;

    /// Raised when a step failed: what was written before may not have reached the host, so that every state with
    /// an older generation is written again.
    int generation = 1;

    /// What is not recorded.
    final Omissions omissions = new Omissions();

    private final OpWriter[] free = new OpWriter[WRITERS];
    private final OpWriter[] full = new OpWriter[WRITERS];
    private int freeCount;
    private int fullCount;
    private int committed;
    private int sending;
    private boolean writing;
    private boolean closing;
    private boolean ended;
    private boolean told;
    private final long limit;
    private long steps;

    /// The line at which [#writer] prints, in a step that its next print goes on with; -1 if there is none.
    private int printing = -1;

    /// @param limit steps after which nothing is recorded any more; 0 or less for no limit
    Journal(long limit) {
        this.limit = limit <= 0 ? Long.MAX_VALUE : limit;
        ops = new OpWriter(ROOM);
        while (freeCount < WRITERS - 1) {
            free[freeCount++] = new OpWriter(ROOM);
        }
    }

    /// Whether a tape was last called by another thread than the one that writes now.
    boolean foreign(int owner) {
        return owner != 0 && owner != writer;
    }

    /// Begins a group of operations that takes effect as a whole.
    void begin() {
        if (writing) {
            generation++;
        }
        ops.truncate(committed);
        endPrint();
        if (committed >= FULL) {
            handOver();
        }
        writing = true;
    }

    void commit() {
        committed = ops.size();
        writing = false;
    }

    /// Ends a group that is a step.
    void commitStep() {
        commit();
        steps++;
        if (closing) {
            drain();
        }
    }

    /// Begins a group that goes on with the step in which `thread` prints; does nothing and returns false if the last
    /// step is another or there is much to send.
    boolean goOn(int thread) {
        if (printing < 0 || writer != thread || writing || committed >= FULL) {
            return false;
        }
        writing = true;
        return true;
    }

    /// Ends a group that is a step, or the next part of it, in which [#writer] prints at a line.
    void commitPrint(int line) {
        if (printing < 0) {
            steps++;
        }
        commit();
        printing = line;
        if (closing) {
            drain();
        }
    }

    private void endPrint() {
        if (printing >= 0) {
            ops.printed(printing);
            printing = -1;
            committed = ops.size();
        }
    }

    /// Whether anything is still recorded.
    boolean open() {
        return !ended;
    }

    /// Hands over what is there, and tells the sender that nothing follows.
    void stop() {
        endPrint();
        ended = true;
        lock.notifyAll();
    }

    /// What the host was not told yet of [#omissions], as lines `kind=detail`.
    String untold() {
        synchronized (lock) {
            return omissions.take();
        }
    }

    /// Whether everything up to the limit was sent, but not that it was reached.
    boolean limitUntold() {
        synchronized (lock) {
            return ended && !told && committed == 0 && fullCount == 0;
        }
    }

    void limitTold() {
        synchronized (lock) {
            told = true;
            lock.notifyAll();
        }
    }

    boolean limitReached() {
        return steps >= limit;
    }

    long steps() {
        return steps;
    }

    /// From now on every step leaves at once.
    void close() {
        synchronized (lock) {
            closing = true;
            drain();
        }
    }

    /// Waits until everything recorded was sent.
    void flush() {
        synchronized (lock) {
            drain();
        }
    }

    /// Takes the next writer to send, after at most `millis` milliseconds; null if nothing was recorded.
    @Nullable
    OpWriter take(long millis) throws InterruptedException {
        synchronized (lock) {
            if (fullCount == 0) {
                lock.wait(millis);
            }
            if (fullCount == 0 && committed > 0 && freeCount > 0) {
                swap();
            }
            if (fullCount == 0) {
                return null;
            }
            OpWriter next = full[0];
            System.arraycopy(full, 1, full, 0, --fullCount);
            sending++;
            return next;
        }
    }

    /// Gives a writer back after it was sent.
    void sent(OpWriter writer) {
        writer.clear();
        synchronized (lock) {
            free[freeCount++] = writer;
            sending--;
            lock.notifyAll();
        }
    }

    private void handOver() {
        boolean interrupted = false;
        while (freeCount == 0 && committed >= FULL) {
            interrupted |= interruptedWhileWaiting();
        }
        restore(interrupted);
        if (committed >= FULL) {
            swap();
            lock.notifyAll();
        }
    }

    private void drain() {
        endPrint();
        lock.notifyAll();
        boolean interrupted = false;
        while (committed > 0 || fullCount > 0 || sending > 0 || ended && !told) {
            interrupted |= interruptedWhileWaiting();
        }
        restore(interrupted);
    }

    /// Waits once; callers ask again what they wait for.
    @SuppressWarnings("WaitNotInLoop")
    private boolean interruptedWhileWaiting() {
        try {
            lock.wait();
            return false;
        } catch (InterruptedException later) {
            return true;
        }
    }

    private static void restore(boolean interrupted) {
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void swap() {
        ops.truncate(committed);
        full[fullCount++] = ops;
        ops = free[--freeCount];
        committed = 0;
    }
}
