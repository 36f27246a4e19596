package io.bufferscope.instrument.twin;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;

/// What is written for `limit(n)`: the end of what can be read.
record LimitCall(Site site) {

    /// Below the position, `limit(n)` would take that along; so it must be known where the position is.
    Buf write() {
        State state = site.state();
        int to = site.constant(0);
        boolean all = isCapacity() || to != State.UNKNOWN && to == state.capacity();
        Mode mode = site.mode();
        if (mode == Mode.WRITING && all) {
            site.drop();
            return site.to(state);
        }
        boolean ahead = all || to != State.UNKNOWN && state.position() != State.UNKNOWN && state.position() <= to;
        if (!ahead) {
            throw site.refused(TwinRefusal.Reason.INDEX);
        }
        if (mode == Mode.WRITING) {
            site.rewrite("setIndex(" + site.name() + ".writerIndex(), " + site.repeatable(0) + ")");
        } else {
            site.rename("writerIndex");
        }
        State limited = state.at(Mode.READING, all, state.position(), to);
        return site.to(mode == Mode.WRITING || state.mark() > to ? limited.unmarked() : limited);
    }

    /// Whether the argument is the buffer's own capacity.
    private boolean isCapacity() {
        return site.argument(0) instanceof MethodInvocationTree call
                && Signature.of(site.program(), call).toString().equals("capacity()")
                && Program.receiver(call) instanceof IdentifierTree name
                && site.flow().store().get(site.program().meanings().element(name)) == site.buffer();
    }
}
