package io.bufferscope.copies.rdma;

import java.util.EnumSet;
import java.util.Set;

/// A state of a queue pair.
public enum QpState {
    RESET,
    INIT,
    /// Ready to receive.
    RTR,
    /// Ready to send.
    RTS,
    /// Send queue drained: requests stay where they are.
    SQD,
    /// Send queue in error; only queue pairs that are not reliable get there, and by themselves.
    SQE,
    ERR;

    /// States that a program may ask for now, by `ibv_modify_qp`.
    public Set<QpState> next() {
        Set<QpState> next = EnumSet.of(RESET, ERR);
        switch (this) {
            case RESET -> next.add(INIT);
            case INIT -> next.addAll(Set.of(INIT, RTR));
            case RTR -> next.add(RTS);
            case RTS -> next.addAll(Set.of(RTS, SQD));
            case SQD -> next.addAll(Set.of(SQD, RTS));
            case SQE -> next.add(RTS);
            case ERR -> next.add(ERR);
        }
        return next;
    }

    /// Whether receive requests may be posted.
    public boolean takesReceives() {
        return this != RESET;
    }

    /// Whether send requests may be posted.
    public boolean takesSends() {
        return this == RTS || this == SQD || this == SQE || this == ERR;
    }

    /// Whether messages from the other end are taken in.
    public boolean receives() {
        return this == RTR || this == RTS || this == SQD || this == SQE;
    }
}
