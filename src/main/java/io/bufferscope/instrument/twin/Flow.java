package io.bufferscope.instrument.twin;

import com.sun.source.tree.Tree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/// Where a walk through a program is: what is known there, and what has been written of the twin so far.
final class Flow {

    private final Program program;
    private final Set<Tree> dropped = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Deque<Handler> handlers = new ArrayDeque<>();
    private Store store = new Store();
    private List<Edit> edits = new ArrayList<>();

    Flow(Program program) {
        this.program = program;
    }

    /// A `try` and what may be known where one of its exceptions is caught.
    static final class Handler {

        private Store thrown;

        private Handler(Store before) {
            thrown = before;
        }

        Store thrown() {
            return thrown;
        }
    }

    Store store() {
        return store;
    }

    void go(Store to) {
        store = to;
    }

    State state(Buf buffer) {
        return store.state(buffer);
    }

    /// Takes note of what a call did; any call may have thrown before or after.
    void set(Buf buffer, State state) {
        noteForHandlers();
        store.set(buffer, state);
        noteForHandlers();
    }

    private void noteForHandlers() {
        handlers.forEach(handler -> handler.thrown = Store.join(handler.thrown, store.copy()));
    }

    Handler enterTry() {
        Handler handler = new Handler(store.copy());
        handlers.push(handler);
        return handler;
    }

    void leaveTry() {
        noteForHandlers();
        handlers.pop();
    }

    /// How much has been written, to [#back] to.
    int mark() {
        return edits.size();
    }

    /// Forgets what was written since.
    void back(int mark) {
        edits.subList(mark, edits.size()).clear();
    }

    /// Takes a new sheet, and yields the one so far.
    List<Edit> newSheet(List<Edit> sheet) {
        List<Edit> before = edits;
        edits = sheet;
        return before;
    }

    void edit(Edit edit) {
        edits.add(edit);
    }

    void insert(int at, String text) {
        edits.add(Edit.of(at, at, text));
    }

    void replace(int start, int end, String text) {
        edits.add(Edit.of(start, end, text));
    }

    /// Takes a call out of a chain.
    void drop(Tree call, int start, int end) {
        dropped.add(call);
        edits.add(Edit.of(start, end, ""));
    }

    boolean isDropped(Tree call) {
        return dropped.contains(call);
    }

    /// Forgets that a call was taken out, since it is looked at once more.
    void keep(Tree call) {
        dropped.remove(call);
    }

    /// Takes away what was written in a stretch of the source.
    void clear(int start, int end) {
        edits.removeIf(edit -> edit.start() >= start && edit.end() <= end);
    }

    Program program() {
        return program;
    }
}
