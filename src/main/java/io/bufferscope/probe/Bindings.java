package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import org.jspecify.annotations.Nullable;

/// The recorder of what variables, fields and array elements refer to, and so of the names of tapes.
final class Bindings {

    private static final int MOST_CHARS = 200;

    private final Journal journal;
    private final Scene scene;
    private final Places places;

    Bindings(Journal journal, Scene scene) {
        this.journal = journal;
        this.scene = scene;
        this.places = new Places(journal);
    }

    void local(@Nullable Object value, Activation activation, int variable, String name) {
        int binding = activation.binding(variable);
        boolean watchable = value != null && scene.watchable(value);
        if (binding >= 0 && value != null && activation.tape(binding).refersTo(value)) {
            return;
        }
        int tape = 0;
        if (binding >= 0 || watchable || value instanceof Object[]) {
            tape = bind(value, activation, variable, name, binding);
        }
        ThreadRecorder thread = activation.thread;
        thread.begin();
        write(thread.ops, variable, value, tape);
        thread.commit();
        thread.untouch();
    }

    private int bind(@Nullable Object value, Activation activation, int variable, String name, int binding) {
        scene.ask(value, activation.thread);
        synchronized (journal.lock) {
            journal.begin();
            scene.speaker(activation.thread);
            if (binding >= 0) {
                TapeState old = activation.tape(binding);
                activation.unbind(binding);
                old.names.remove(old.id, name, journal.ops);
            }
            TapeState tape = scene.tape(value);
            if (tape != null) {
                tape.names.add(tape.id, name, journal.ops);
                activation.bind(variable, tape, name);
            }
            elements(value, name);
            scene.speaker(null);
            journal.commit();
            return tape == null ? 0 : tape.id;
        }
    }

    private static void write(OpWriter ops, int variable, @Nullable Object value, int tape) {
        if (tape > 0) {
            ops.localRef(variable, tape);
        } else if (value instanceof String text) {
            ops.localText(variable, text.length() > MOST_CHARS ? text.substring(0, MOST_CHARS) : text, text.length());
        } else {
            ops.localOther(variable, value == null ? null : value.getClass().getName());
        }
    }

    /// Takes back the names that a method's variables gave.
    void release(Activation activation) {
        while (activation.bindings() > 0) {
            int last = activation.bindings() - 1;
            TapeState tape = activation.tape(last);
            String name = activation.name(last);
            activation.unbind(last);
            tape.names.remove(tape.id, name, journal.ops);
        }
    }

    void field(@Nullable Object value, @Nullable Object owner, String name) {
        synchronized (journal.lock) {
            journal.begin();
            places.field(owner, name, scene.tape(value));
            elements(value, name);
            journal.commit();
        }
    }

    void slot(@Nullable Object value, Object[] array, int index) {
        synchronized (journal.lock) {
            journal.begin();
            places.slot(array, index, scene.tape(value));
            journal.commit();
        }
    }

    private void elements(@Nullable Object value, String name) {
        if (!(value instanceof Object[] array) || !scene.holdsTapes(array) || !places.array(array, name)) {
            return;
        }
        for (int i = 0; i < Math.min(array.length, Scene.MOST_ELEMENTS); i++) {
            places.slot(array, i, scene.tape(array[i]));
        }
    }

    void bury() {
        places.bury();
    }
}
