package io.bufferscope.trace;

import io.bufferscope.trace.pool.PoolScene;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// All that is known of the watched program at one place of a trace.
///
/// Not safe for use by several threads; the frames it builds are.
final class State {

    final ProgramIndex index;
    Slots<TapeState> tapes = new Slots<>();
    Slots<MemoryState> memories = new Slots<>();
    Slots<ThreadState> threads = new Slots<>();
    PoolParts pools = new PoolParts();
    private PoolScene poolsNamed = PoolScene.EMPTY;

    @Nullable
    ThreadState thread;

    @Nullable
    String command;

    /// Steps read.
    long steps;

    private @Nullable List<Tape> tapesNow;
    private @Nullable List<Memory> memoriesNow;
    private Event event = Event.LINE;
    private @Nullable Site site;
    private @Nullable Thrown thrown;
    private boolean stepped;
    private boolean changed;
    private int stepThread;
    private boolean switched;
    private int[] involved = new int[8];
    private int involvedCount;
    private List<Output> output = new ArrayList<>();

    State(ProgramIndex index) {
        this.index = index;
    }

    /// A state that goes its own way from here; contents are shared until written.
    State copy() {
        State copy = new State(index);
        copy.tapes = tapes.copy(TapeState::copy);
        copy.memories = memories.copy(MemoryState::copy);
        copy.threads = threads.copy(ThreadState::copy);
        copy.pools = pools.copy();
        copy.command = command;
        copy.thread = thread == null ? null : copy.threads.get(thread.info.id());
        copy.steps = steps;
        copy.tapesNow = tapesNow;
        copy.memoriesNow = memoriesNow;
        copy.event = event;
        copy.site = site;
        copy.thrown = thrown;
        copy.stepped = stepped;
        copy.changed = changed;
        copy.stepThread = stepThread;
        copy.switched = switched;
        copy.involved = involved.clone();
        copy.involvedCount = involvedCount;
        copy.output = new ArrayList<>(output);
        return copy;
    }

    /// About how many bytes of heap a [#copy] takes.
    long weight() {
        long numbers = 0;
        for (ThreadState each : threads.values()) {
            numbers += each.weight();
        }
        return 1000 + 100L * (tapes.size() + memories.size() + threads.size() + pools.size()) + 20 * numbers;
    }

    /// Forgets what belonged to the step before; to be called before the first operation after it.
    void begin() {
        if (stepped) {
            stepped = false;
            changed = false;
            thrown = null;
            command = null;
            involvedCount = 0;
            output.clear();
        }
    }

    /// Takes what was read so far, a key frame, as known of old.
    void settle() {
        stepped = true;
        stepThread = thread == null ? 0 : thread.info.id();
        begin();
    }

    void reset() {
        tapes = new Slots<>();
        memories = new Slots<>();
        threads = new Slots<>();
        pools = new PoolParts();
        thread = null;
        touchTapes();
        touchMemories();
        involvedCount = 0;
        output.clear();
        changed = false;
    }

    void touchTapes() {
        tapesNow = null;
        changed = true;
    }

    void touchMemories() {
        memoriesNow = null;
        changed = true;
    }

    void touchPools() {
        changed = true;
    }

    /// For a change of a tape that is none of its state, such as a name.
    void touchNames() {
        tapesNow = null;
    }

    void involve(int tape) {
        for (int i = 0; i < involvedCount; i++) {
            if (involved[i] == tape) {
                return;
            }
        }
        if (involvedCount == involved.length) {
            involved = Arrays.copyOf(involved, 2 * involvedCount);
        }
        involved[involvedCount++] = tape;
    }

    void print(boolean error, String text) {
        output.add(new Output(error, text));
    }

    void step(Event kind, Site where, @Nullable Thrown what) throws TraceFormatException {
        if (thread == null) {
            throw TraceFormatException.malformed("a step names no thread");
        }
        switched = stepThread != thread.info.id();
        stepThread = thread.info.id();
        event = kind;
        site = where;
        thrown = what;
        stepped = true;
        steps++;
    }

    private List<Output> output() {
        return List.copyOf(output);
    }

    /// What was printed since the last step, if anything was read since.
    List<Output> trailingOutput() {
        return stepped ? List.of() : output();
    }

    /// The step just read as a byte of an [Outline].
    byte outline() {
        return (byte) (event.ordinal()
                | (output.isEmpty() ? 0 : Outline.PRINTED)
                | (changed ? Outline.CHANGED : 0)
                | (switched ? Outline.SWITCHED : 0));
    }

    /// The frame of the step just read.
    Frame frame() throws TraceFormatException {
        Site where = site;
        ThreadState who = thread;
        if (!stepped || where == null || who == null) {
            throw TraceFormatException.malformed("a step is missing");
        }
        return new Frame(
                steps,
                event,
                where,
                index.program.methods().get(where.method()),
                who.info,
                who.depth(),
                who.bindings(where, index),
                tapesNow(),
                memoriesNow(),
                Arrays.stream(involved, 0, involvedCount).boxed().toList(),
                output(),
                thrown,
                command,
                poolsNow());
    }

    /// The allocators, with their buffers named as the program's variables are.
    private PoolScene poolsNow() throws TraceFormatException {
        PoolScene named = pools.scene().named(id -> {
            TapeState tape = tapes.get(id);
            return tape == null ? null : tape.now().name();
        });
        if (!named.equals(poolsNamed)) {
            poolsNamed = named;
        }
        return poolsNamed;
    }

    /// The methods running on the thread of the step just read, the innermost first.
    List<Method> stack() {
        return thread == null ? List.of() : thread.stack(index);
    }

    private List<Tape> tapesNow() {
        List<Tape> now = tapesNow;
        if (now == null) {
            now = tapes.values().stream().map(TapeState::now).toList();
            tapesNow = now;
        }
        return now;
    }

    private List<Memory> memoriesNow() {
        List<Memory> now = memoriesNow;
        if (now == null) {
            now = memories.values().stream().map(MemoryState::now).toList();
            memoriesNow = now;
        }
        return now;
    }

    /// Writes a key frame: operations that build this whole state, between two steps, from nothing.
    void writeKey(OpWriter out) {
        out.reset(steps);
        memories.values().forEach(memory -> memory.writeTo(out));
        tapes.values().forEach(tape -> tape.writeTo(out));
        pools.writeTo(out);
        List<List<Integer>> variables = index.variablesByMethod();
        threads.values().forEach(each -> each.writeTo(out, variables));
        if (thread != null) {
            out.thread(thread.info.id());
        }
    }
}
