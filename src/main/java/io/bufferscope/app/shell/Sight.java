package io.bufferscope.app.shell;

import io.bufferscope.trace.Trace;
import org.jspecify.annotations.Nullable;

/// The run that a room shows and the cursor in it, for another room that looks at the same step.
public interface Sight {

    /// Name of the program.
    String name();

    /// The run that is shown now, or null.
    @Nullable
    Trace trace();

    /// The step at the cursor; 0 if there is none.
    long step();

    /// Moves the cursor.
    void go(long step);
}
