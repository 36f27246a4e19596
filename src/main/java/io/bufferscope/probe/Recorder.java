package io.bufferscope.probe;

import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/// The maker of steps: what happens behind the doors of [Hooks].
final class Recorder {

    private static final int MOST_BYTES_OF_LOCAL_ARRAY = 4096;

    private final Journal journal;
    private final Scene scene;
    private final Bindings bindings;
    private final Allocators allocators;
    private final ThreadLocal<@Nullable ThreadRecorder> threads = new ThreadLocal<>();
    private final AtomicInteger lastThread = new AtomicInteger();
    private final Turns turns;

    Recorder(Journal journal, Scene scene) {
        this.journal = journal;
        this.scene = scene;
        this.bindings = new Bindings(journal, scene);
        this.allocators = new Allocators(journal, scene);
        this.turns = new Turns(journal);
    }

    /// The recorder of what goes to the standard streams.
    Printer printer() {
        return new Printer(journal, scene, turns, threads);
    }

    @Nullable
    Activation enter(int method) {
        if (turns.over()) {
            return null;
        }
        ThreadRecorder thread = threads.get();
        if (thread == null) {
            thread = new ThreadRecorder(this, lastThread.incrementAndGet(), Thread.currentThread());
            threads.set(thread);
        }
        return thread.busy ? null : thread.enter(method);
    }

    void exit(Activation activation) {
        ThreadRecorder thread = activation.thread;
        if (thread.depth() != activation.depth || activation.bindings() > 0) {
            synchronized (journal.lock) {
                journal.begin();
                unwind(thread, activation.depth);
                bindings.release(activation);
                journal.commit();
            }
        }
        thread.pop();
        thread.exited();
    }

    void line(Activation activation, int site) {
        ThreadRecorder thread = activation.thread;
        if (!ready(thread)) {
            return;
        }
        thread.busy = true;
        try {
            synchronized (journal.lock) {
                begin(thread, activation);
                scene.sweep();
                for (int i = 0; i < activation.bindings(); i++) {
                    if (activation.tape(i) instanceof ArrayTape array) {
                        scene.refresh(array, MOST_BYTES_OF_LOCAL_ARRAY);
                    }
                }
                activation.line = site;
                journal.ops.line(site);
                finish(thread);
            }
        } finally {
            thread.busy = false;
        }
    }

    void called(@Nullable Object result, Activation activation, int site, @Nullable Object receiver, Effect effect) {
        step(result, activation, site, receiver, effect, null);
    }

    void caught(Throwable thrown, Activation activation, int pendingSite, @Nullable Object pendingReceiver) {
        ThreadRecorder thread = activation.thread;
        if (pendingSite >= 0) {
            step(null, activation, pendingSite, pendingReceiver, Effect.ANY, thrown);
        } else if (thread.depth() != activation.depth) {
            synchronized (journal.lock) {
                journal.begin();
                unwind(thread, activation.depth);
                journal.commit();
            }
        }
        leave(thread);
    }

    void thrown(Throwable thrown, Activation activation, int pendingSite, @Nullable Object pendingReceiver) {
        try {
            if (pendingSite >= 0) {
                step(null, activation, pendingSite, pendingReceiver, Effect.ANY, thrown);
            }
        } finally {
            leave(activation.thread);
            exit(activation);
        }
    }

    private void step(
            @Nullable Object result,
            Activation activation,
            int site,
            @Nullable Object receiver,
            Effect effect,
            @Nullable Throwable thrown) {
        ThreadRecorder thread = activation.thread;
        if (!ready(thread)) {
            return;
        }
        thread.busy = true;
        try {
            ask(result, receiver, thread);
            String message = thrown == null ? null : Messages.of(thrown);
            allocators.begin(receiver, result, thread);
            synchronized (journal.lock) {
                begin(thread, activation);
                involve(result, activation, site, receiver, effect);
                allocators.write();
                returned(site, thrown, message);
                finish(thread);
            }
        } finally {
            // First, and without a call: on a full stack any call may fail, and a thread left busy is recorded no more.
            thread.busy = false;
            leave(thread);
        }
    }

    /// Lets go of what a step held; also what a step left whose stack was too full to let go of it.
    private void leave(ThreadRecorder thread) {
        try {
            allocators.end();
        } finally {
            thread.untouch();
        }
    }

    private void ask(@Nullable Object result, @Nullable Object receiver, ThreadRecorder thread) {
        scene.ask(receiver, thread);
        if (result != receiver) {
            scene.ask(result, thread);
        }
        for (int i = 0; i < thread.touchedCount; i++) {
            scene.ask(thread.touched[i], thread);
        }
    }

    private void involve(
            @Nullable Object result, Activation activation, int site, @Nullable Object receiver, Effect effect) {
        ThreadRecorder thread = activation.thread;
        if (receiver != null) {
            TapeState last = activation.last;
            TapeState tape = last != null && last.refersTo(receiver) ? last : scene.tape(receiver);
            activation.last = tape;
            involve(tape, receiver, effect, site, thread);
        }
        for (int i = 0; i < thread.touchedCount; i++) {
            touch(thread.touched[i], thread);
        }
        if (result != null && result != receiver) {
            involve(scene.tape(result), result, Effect.INDICES, -1, thread);
        }
    }

    private void touch(@Nullable Object argument, ThreadRecorder thread) {
        if (argument instanceof Object[] array) {
            for (int i = 0; i < Math.min(array.length, Scene.MOST_ELEMENTS); i++) {
                involve(scene.tape(array[i]), array[i], Effect.ANY, -1, thread);
            }
        } else {
            involve(scene.tape(argument), argument, Effect.ANY, -1, thread);
        }
    }

    private void involve(
            @Nullable TapeState tape, @Nullable Object object, Effect effect, int site, ThreadRecorder thread) {
        if (tape != null && object != null) {
            scene.observe(tape, object, effect, site);
            scene.related(tape);
            tape.owner = thread.id;
            journal.ops.involved(tape.id);
        }
    }

    void primitive(long bits, Activation activation, int variable, char type) {
        ThreadRecorder thread = activation.thread;
        if (ready(thread)) {
            thread.begin();
            thread.ops.local(variable, type, bits);
            thread.commit();
        }
    }

    void local(@Nullable Object value, Activation activation, int variable, String name) {
        ThreadRecorder thread = activation.thread;
        if (ready(thread)) {
            thread.busy = true;
            try {
                bindings.local(value, activation, variable, name);
            } finally {
                thread.busy = false;
            }
        }
    }

    void field(@Nullable Object value, @Nullable Object owner, String name) {
        if (!turns.over()) {
            bindings.field(value, owner, name);
        }
    }

    void slot(@Nullable Object value, Object array, int index, Activation activation) {
        if (ready(activation.thread) && array instanceof Object[] references) {
            bindings.slot(value, references, index);
        }
    }

    void stored(byte[] array, int index, Activation activation) {
        if (ready(activation.thread)) {
            synchronized (journal.lock) {
                journal.begin();
                TapeState tape = scene.tape(array);
                if (tape != null) {
                    scene.stretch(tape, array, index, 1);
                }
                journal.commit();
            }
        }
    }

    void flush() {
        journal.flush();
    }

    private boolean ready(ThreadRecorder thread) {
        return !turns.over() && !thread.busy;
    }

    private void begin(ThreadRecorder thread, Activation activation) {
        journal.begin();
        journal.writer = thread.id;
        scene.speaker(thread);
        scene.bury();
        bindings.bury();
        if (thread.depth() != activation.depth) {
            unwind(thread, activation.depth);
        }
        turns.take(thread);
    }

    private void returned(int site, @Nullable Throwable thrown, @Nullable String message) {
        if (thrown == null) {
            journal.ops.call(site);
        } else {
            journal.ops.threw(site, thrown.getClass().getName(), message);
        }
    }

    private void finish(ThreadRecorder thread) {
        scene.speaker(null);
        journal.commitStep();
        turns.end(thread);
    }

    private void unwind(ThreadRecorder thread, int depth) {
        while (thread.depth() > depth) {
            Activation top = thread.top();
            if (top != null) {
                bindings.release(top);
            }
            thread.pop();
        }
        thread.exited();
    }
}
