package io.bufferscope.copies.rdma;

import java.util.List;

/// A queue pair.
///
/// @param peer queue pair at the other end; 0 before [QpState#RTR]
/// @param used places of the send queue that are taken: a request keeps its place until a completion at or after it
///     was polled
/// @param silent requests that were carried without a completion since the last one
/// @param sends requests that wait, oldest first
/// @param receives receive requests that wait, oldest first
public record QueuePair(
        int id,
        int pd,
        Verb.End end,
        int cq,
        boolean reliable,
        QpState state,
        int peer,
        int mostSends,
        int mostReceives,
        int used,
        int silent,
        List<SendRequest> sends,
        List<Receive> receives) {

    public QueuePair {
        sends = List.copyOf(sends);
        receives = List.copyOf(receives);
    }

    /// A receive work request.
    ///
    /// @param mr the region that is received into
    public record Receive(long id, int mr) {}

    QueuePair in(QpState next, int newPeer) {
        return new QueuePair(
                id, pd, end, cq, reliable, next, newPeer, mostSends, mostReceives, used, silent, sends, receives);
    }

    QueuePair emptied() {
        return new QueuePair(
                id, pd, end, cq, reliable, QpState.RESET, 0, mostSends, mostReceives, 0, 0, List.of(), List.of());
    }

    QueuePair sending(List<SendRequest> waiting, int places, int unheard) {
        return new QueuePair(
                id, pd, end, cq, reliable, state, peer, mostSends, mostReceives, places, unheard, waiting, receives);
    }

    QueuePair receiving(List<Receive> waiting) {
        return new QueuePair(
                id, pd, end, cq, reliable, state, peer, mostSends, mostReceives, used, silent, sends, waiting);
    }
}
