package io.bufferscope.copies.rdma;

/// Something that a card tells besides completions.
///
/// @param source number of the queue pair or completion queue
/// @param read whether the program has got it
public record AsyncEvent(int id, Verb.End end, Kind kind, int source, boolean read) {

    /// What happened.
    public enum Kind {
        CQ_ERR,
        QP_FATAL,
        QP_ACCESS_ERR,
        SQ_DRAINED
    }

    AsyncEvent got() {
        return new AsyncEvent(id, end, kind, source, true);
    }
}
