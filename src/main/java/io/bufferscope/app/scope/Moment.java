package io.bufferscope.app.scope;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import org.jspecify.annotations.Nullable;

/// What all panes show: a frame, with the one before it.
///
/// @param trace where the frame is from
/// @param before the frame of the step before; null at the first
public record Moment(Trace trace, Frame frame, @Nullable Frame before) {

    /// Number of the step, from 1.
    public long step() {
        return frame.step();
    }
}
