package io.bufferscope.condition;

import io.bufferscope.trace.Frame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Several breakpoints on their way along a trace; it keeps nothing of the steps it has seen but their number.
///
/// Not safe for use by several threads.
public final class Lookout {

    private final List<Watch> watches;

    public Lookout(List<Breakpoint> breakpoints) {
        watches = breakpoints.stream().map(Watch::new).toList();
    }

    /// Takes the next step; returns whether to stop there.
    ///
    /// @param before the frame of the step before; null at the first
    public boolean take(Frame frame, @Nullable Frame before) {
        boolean stop = false;
        for (Watch watch : watches) {
            stop |= watch.take(frame, before);
        }
        return stop;
    }

    /// What became of each breakpoint, in their order.
    public List<Tally> tallies() {
        return watches.stream().map(Watch::tally).toList();
    }
}
