package io.bufferscope.instrument.twin;

import com.sun.source.tree.Tree;

/// The end of the walk through a method: something in it has no twin.
final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Tree tree;
    private final TwinRefusal.Reason reason;

    Refused(TwinRefusal.Reason reason, Tree tree) {
        super(reason.name(), null, false, false);
        this.reason = reason;
        this.tree = tree;
    }

    TwinRefusal in(Program program) {
        return program.refusal(reason, tree);
    }
}
