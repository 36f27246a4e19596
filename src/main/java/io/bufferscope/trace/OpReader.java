package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A reader of operations: applies them to a state, step by step. [Op] describes the binary form.
///
/// Not safe for use by several threads.
final class OpReader {

    private static final Memory.Kind[] KINDS = Memory.Kind.values();

    private final OpInput in = new OpInput();
    private final PoolPartReader parts = new PoolPartReader();
    private final State state;

    /// A reader that knows nothing yet.
    OpReader(ProgramIndex program) {
        this(new State(program));
    }

    private OpReader(State state) {
        this.state = state;
    }

    OpReader copy() {
        return new OpReader(state.copy());
    }

    State state() {
        return state;
    }

    /// Applies operations up to and including the next step.
    ///
    /// @param from index in `ops` of the first operation
    /// @param to index after the last
    /// @return the index after the step; -1 if all were applied and there was none
    /// @throws TraceFormatException if one makes no sense; those before it were applied
    int step(byte[] ops, int from, int to) throws TraceFormatException {
        state.begin();
        in.read(ops, from, to);
        while (in.more()) {
            if (apply(in.tag())) {
                return in.at();
            }
        }
        return -1;
    }

    private boolean apply(int tag) throws TraceFormatException {
        switch (tag) {
            case Op.LINE -> state.step(Event.LINE, site(), null);
            case Op.CALL -> state.step(Event.CALL, site(), null);
            case Op.THREW -> state.step(Event.THREW, site(), thrown());
            case Op.PRINTED -> state.step(Event.OUTPUT, site(), null);
            case Op.COMMAND -> state.step(Event.COMMAND, site(), null);
            case Op.SAMPLE -> state.step(Event.SAMPLE, site(), null);
            default -> {
                applyChange(tag);
                return false;
            }
        }
        return true;
    }

    private void applyChange(int tag) throws TraceFormatException {
        switch (tag) {
            case Op.LOCAL -> local();
            case Op.BYTES -> bytes();
            case Op.NIO_INDICES -> moved(tape().indices(in.n(), in.n(), (int) in.z()));
            case Op.NETTY_INDICES -> moved(tape().indices(in.n(), in.n(), in.n()));
            case Op.INVOLVED -> state.involve(in.n());
            case Op.ENTER -> enter();
            case Op.EXIT -> thread().exit(in.n());
            case Op.THREAD -> state.thread = knownThread(in.n());
            default -> applyRare(tag);
        }
    }

    private void applyRare(int tag) throws TraceFormatException {
        switch (tag) {
            case Op.NEW_THREAD -> newThread();
            case Op.MEMORY -> memory();
            case Op.FORGET -> forget(in.n());
            case Op.NIO -> nio();
            case Op.NETTY -> add(TapeState.netty(in.n(), in.text(), in.n(), in.n(), in.n()));
            case Op.NETTY_PLACE -> moved(tape().place(in.n(), in.u(), in.n()));
            case Op.COMPONENTS -> components();
            case Op.ARRAY -> array();
            case Op.NAME -> name();
            case Op.UNNAME -> unname();
            case Op.GONE -> gone(in.n());
            case Op.TORN -> torn();
            case Op.OUTPUT -> state.print(in.n() == 1, in.freshText());
            case Op.POOL_PART -> poolPart();
            case Op.POOL_GONE -> state.pools.remove(key());
            case Op.COMMAND_TEXT -> state.command = in.freshText();
            case Op.RESET -> state.reset();
            case Op.STEPS -> state.steps = in.u();
            default -> throw TraceFormatException.malformed("there is no operation " + tag);
        }
    }

    private Site site() throws TraceFormatException {
        return state.index.site(in.n());
    }

    private Thrown thrown() throws TraceFormatException {
        String className = in.text();
        boolean hasMessage = in.n() == 1;
        String message = in.freshText();
        return new Thrown(className, hasMessage ? message : null);
    }

    private PoolPart.Key key() throws TraceFormatException {
        return new PoolPart.Key(in.n(), in.n(), in.n(), in.n());
    }

    private void poolPart() throws TraceFormatException {
        PoolPart.Key key = key();
        int length = in.n();
        int from = in.skip(length);
        state.pools.put(key, parts.read(key, Arrays.copyOfRange(in.data(), from, from + length)));
        if (PoolPart.changesPools(key.kind())) {
            state.touchPools();
        }
    }

    private void newThread() throws TraceFormatException {
        int id = in.n();
        boolean virtual = (in.n() & 1) != 0;
        ThreadState thread = new ThreadState(new ThreadInfo(id, in.freshText(), virtual));
        state.threads.put(id, thread);
        state.thread = thread;
    }

    private ThreadState knownThread(int id) throws TraceFormatException {
        ThreadState thread = state.threads.get(id);
        if (thread == null) {
            throw TraceFormatException.malformed("it names thread " + id + " before describing it");
        }
        return thread;
    }

    private ThreadState thread() throws TraceFormatException {
        ThreadState thread = state.thread;
        if (thread == null) {
            throw TraceFormatException.malformed("an operation of a thread names no thread");
        }
        return thread;
    }

    private void enter() throws TraceFormatException {
        int method = in.n();
        thread().enter(method, state.index.placesIn(method));
    }

    private void local() throws TraceFormatException {
        int variable = in.n();
        int type = in.octet();
        switch (type) {
            case 'Z', 'B', 'C', 'S', 'I', 'J', 'F', 'D' -> set(variable, type, in.z(), null);
            case 'T' -> set(variable, type, in.n(), in.text());
            case 'R' -> set(variable, type, in.n(), null);
            case 'O' -> set(variable, type, 0, in.text());
            case 'N' -> set(variable, type, 0, null);
            default -> throw TraceFormatException.malformed("there is no type of variable " + type);
        }
    }

    /// A value for a variable of another method than the running one is dropped.
    private void set(int variable, int type, long bits, @Nullable String text) throws TraceFormatException {
        ThreadState thread = thread();
        if (state.index.methodOf(variable) == thread.method()) {
            thread.set(state.index.placeOf(variable), type, bits, text);
        }
    }

    private void memory() throws TraceFormatException {
        int id = in.n();
        int kind = in.n();
        if (kind >= KINDS.length) {
            throw TraceFormatException.malformed("there is no kind of memory " + kind);
        }
        state.memories.put(id, new MemoryState(id, KINDS[kind], in.z(), in.u()));
        state.touchMemories();
    }

    private void bytes() throws TraceFormatException {
        int id = in.n();
        MemoryState memory = state.memories.get(id);
        if (memory == null) {
            throw TraceFormatException.malformed("it names memory " + id + " before describing it");
        }
        long offset = in.u();
        int length = in.n();
        if (offset < 0 || offset > Contents.LIMIT - length) {
            throw TraceFormatException.malformed("memory " + id + " is too large");
        }
        memory.write(offset, in.data(), in.skip(length), length);
        state.touchMemories();
    }

    private void forget(int memory) {
        state.memories.remove(memory);
        state.touchMemories();
    }

    private void nio() throws TraceFormatException {
        TapeState tape = TapeState.nio(in.n(), in.text(), in.text(), in.n(), in.n());
        tape.place(in.n(), in.u(), in.n());
        add(tape);
    }

    private void array() throws TraceFormatException {
        TapeState tape = TapeState.array(in.n());
        tape.place(in.n(), 0, in.n());
        add(tape);
    }

    private void add(TapeState tape) {
        state.tapes.put(tape.id, tape);
        state.touchTapes();
    }

    private TapeState tape() throws TraceFormatException {
        int id = in.n();
        TapeState tape = state.tapes.get(id);
        if (tape == null) {
            throw TraceFormatException.malformed("it names buffer " + id + " before describing it");
        }
        return tape;
    }

    private void moved(boolean changed) {
        if (changed) {
            state.touchTapes();
        }
    }

    private void components() throws TraceFormatException {
        TapeState tape = tape();
        int count = in.count();
        List<Tape.Component> parts = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            parts.add(new Tape.Component(in.n(), in.n(), in.n(), in.u(), in.n()));
        }
        tape.components(List.copyOf(parts));
        state.touchTapes();
    }

    private void name() throws TraceFormatException {
        tape().name(in.text());
        state.touchNames();
    }

    private void unname() throws TraceFormatException {
        tape().unname(in.text());
        state.touchNames();
    }

    private void gone(int tape) {
        state.tapes.remove(tape);
        state.touchTapes();
    }

    private void torn() throws TraceFormatException {
        tape().torn(in.n() == 1);
        state.touchTapes();
    }
}
