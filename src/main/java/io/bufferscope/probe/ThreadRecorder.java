package io.bufferscope.probe;

import io.bufferscope.trace.OpWriter;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// What is recorded of one thread before its next step: the methods it entered and left and the values of variables.
final class ThreadRecorder {

    private static final int MOST_TOUCHED = 8;

    final int id;
    final String name;
    final boolean virtual;

    /// Whether this thread is inside a door, so that program code run from there is not recorded.
    boolean busy;

    /// Whether the host knows this thread.
    boolean announced;

    /// Operations of this thread only; what lies beyond [#committed] is half written.
    final OpWriter ops = new OpWriter(128);

    int committed;
    int touchedCount;
    final @Nullable Object[] touched = new @Nullable Object[MOST_TOUCHED];

    private final Recorder recorder;
    private @Nullable Activation[] stack = new @Nullable Activation[8];
    private int depth;
    private int answers;
    private final @Nullable Object[] asked = new @Nullable Object[MOST_TOUCHED];
    private final @Nullable Object[] answered = new @Nullable Object[MOST_TOUCHED];

    ThreadRecorder(Recorder recorder, int id, Thread thread) {
        this.recorder = recorder;
        this.id = id;
        this.name = thread.getName();
        this.virtual = thread.isVirtual();
    }

    int depth() {
        return depth;
    }

    Activation enter(int method) {
        if (depth == stack.length) {
            stack = Arrays.copyOf(stack, depth * 2);
        }
        Activation activation = stack[depth];
        if (activation == null) {
            activation = new Activation(recorder, this, depth + 1);
            stack[depth] = activation;
        }
        begin();
        ops.enter(method);
        activation.reset();
        depth++;
        commit();
        return activation;
    }

    /// The activation on top, or null.
    @Nullable
    Activation top() {
        return depth == 0 ? null : stack[depth - 1];
    }

    /// The line that this thread is at, or was at last; -1 if it has reached none.
    int line() {
        for (int i = Math.max(0, depth - 1); i >= 0; i--) {
            Activation activation = stack[i];
            if (activation != null && activation.line >= 0) {
                return activation.line;
            }
        }
        return -1;
    }

    /// Drops the activation on top; its names must have been taken back.
    void pop() {
        depth--;
    }

    void exited() {
        begin();
        ops.exit(depth);
        commit();
    }

    void begin() {
        ops.truncate(committed);
    }

    void commit() {
        committed = ops.size();
    }

    /// Keeps what a buffer answered until the step is written.
    void answer(Object object, @Nullable Object answer) {
        if (answer != null && answers < MOST_TOUCHED) {
            asked[answers] = object;
            answered[answers++] = answer;
        }
    }

    @Nullable
    Object answer(Object object) {
        for (int i = 0; i < answers; i++) {
            if (asked[i] == object) {
                return answered[i];
            }
        }
        return null;
    }

    void touch(Object argument) {
        if (!busy && touchedCount < MOST_TOUCHED) {
            touched[touchedCount++] = argument;
        }
    }

    void untouch() {
        while (answers > 0) {
            asked[--answers] = null;
            answered[answers] = null;
        }
        while (touchedCount > 0) {
            touched[--touchedCount] = null;
        }
    }
}
