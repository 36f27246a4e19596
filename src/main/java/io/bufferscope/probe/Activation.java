package io.bufferscope.probe;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A running woven method.
///
/// Objects of this class are used again by the next method at the same depth. It holds buffers only through their
/// [TapeState], which does not keep them alive.
public final class Activation {

    private static final int[] NO_VARIABLES = {};
    private static final TapeState[] NO_TAPES = {};
    private static final String[] NO_NAMES = {};

    final Recorder recorder;
    final ThreadRecorder thread;
    final int depth;

    /// Set by a door in which something went wrong, where nothing may be called any more.
    boolean failed;

    /// Receiver of the last call, to find it again quickly.
    @Nullable
    TapeState last;

    /// The line it is at, or -1.
    int line;

    private int count;
    private int[] variables = NO_VARIABLES;
    private TapeState[] tapes = NO_TAPES;
    private String[] names = NO_NAMES;

    Activation(Recorder recorder, ThreadRecorder thread, int depth) {
        this.recorder = recorder;
        this.thread = thread;
        this.depth = depth;
    }

    int bindings() {
        return count;
    }

    TapeState tape(int binding) {
        return tapes[binding];
    }

    String name(int binding) {
        return names[binding];
    }

    /// The binding of a variable, or -1 if it leads to no tape.
    int binding(int variable) {
        for (int i = 0; i < count; i++) {
            if (variables[i] == variable) {
                return i;
            }
        }
        return -1;
    }

    void bind(int variable, TapeState tape, String name) {
        if (count == variables.length) {
            int room = Math.max(4, count * 2);
            variables = Arrays.copyOf(variables, room);
            tapes = Arrays.copyOf(tapes, room);
            names = Arrays.copyOf(names, room);
        }
        variables[count] = variable;
        tapes[count] = tape;
        names[count] = name;
        count++;
    }

    void unbind(int binding) {
        count--;
        variables[binding] = variables[count];
        tapes[binding] = tapes[count];
        names[binding] = names[count];
    }

    void reset() {
        count = 0;
        last = null;
        line = -1;
    }
}
