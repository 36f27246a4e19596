package io.bufferscope.copies.rdma;

import java.util.ArrayList;
import java.util.List;

/// The verbs of queue pairs and completion queues.
final class Queues {

    private Queues() {}

    static Outcome modify(Fabric before, Verb.ModifyQp verb) {
        QueuePair pair = before.pairs().get(verb.qp());
        if (pair == null) {
            return Resources.unknown(before);
        }
        if (!pair.state().next().contains(verb.state())) {
            return Outcome.refused(before, Resources.INVALID, "copies.rdma.transition");
        }
        return switch (verb.state()) {
            case RESET -> Outcome.of(before.put(pair.emptied()));
            case RTR -> toRtr(before, pair, verb.peer());
            case ERR -> Outcome.of(Wire.fail(before, pair.id()));
            case SQD -> drained(before, pair);
            case INIT, RTS, SQE -> Outcome.of(before.put(pair.in(verb.state(), pair.peer())));
        };
    }

    private static Outcome toRtr(Fabric before, QueuePair pair, int peer) {
        QueuePair other = before.pairs().get(peer);
        return other == null || other.reliable() != pair.reliable()
                ? Outcome.refused(before, Resources.INVALID, "copies.rdma.no-peer")
                : Outcome.of(before.put(pair.in(QpState.RTR, peer)));
    }

    private static Outcome drained(Fabric before, QueuePair pair) {
        Fabric after = before.put(pair.in(QpState.SQD, pair.peer()));
        return pair.state() == QpState.SQD
                ? Outcome.of(after)
                : Outcome.of(after.event(pair.end(), AsyncEvent.Kind.SQ_DRAINED, pair.id()));
    }

    static Outcome postSend(Fabric before, Verb.PostSend verb) {
        QueuePair pair = before.pairs().get(verb.qp());
        if (pair == null || verb.requests().isEmpty()) {
            return Resources.unknown(before);
        }
        if (!pair.state().takesSends()) {
            return Outcome.refused(before, Resources.INVALID, "copies.rdma.post-send-state");
        }
        List<SendRequest> seen =
                verb.linked() ? verb.requests() : verb.requests().subList(0, 1);
        int room = Math.min(seen.size(), pair.mostSends() - pair.used());
        List<SendRequest> waiting = new ArrayList<>(pair.sends());
        waiting.addAll(seen.subList(0, room));
        Fabric after = before.put(pair.sending(waiting, pair.used() + room, pair.silent()));
        if (pair.state() == QpState.ERR) {
            after = Wire.fail(after, pair.id());
        }
        if (room < seen.size()) {
            return new Outcome(after, 0, Resources.NO_MEMORY, List.of(), List.of("copies.rdma.send-queue-full"));
        }
        return seen.size() < verb.requests().size()
                ? Outcome.of(after).remark("copies.rdma.not-linked")
                : Outcome.of(after);
    }

    static Outcome postReceive(Fabric before, Verb.PostReceive verb) {
        QueuePair pair = before.pairs().get(verb.qp());
        if (pair == null) {
            return Resources.unknown(before);
        }
        if (!pair.state().takesReceives()) {
            return Outcome.refused(before, Resources.INVALID, "copies.rdma.post-receive-state");
        }
        if (pair.receives().size() >= pair.mostReceives()) {
            return Outcome.refused(before, Resources.NO_MEMORY, "copies.rdma.receive-queue-full");
        }
        List<QueuePair.Receive> waiting = new ArrayList<>(pair.receives());
        waiting.add(new QueuePair.Receive(verb.id(), verb.mr()));
        Fabric after = before.put(pair.receiving(waiting));
        return Outcome.of(pair.state() == QpState.ERR ? Wire.fail(after, pair.id()) : after);
    }

    static Outcome poll(Fabric before, Verb.PollCq verb) {
        CompletionQueue cq = before.queues().get(verb.cq());
        if (cq == null || verb.most() < 1) {
            return Resources.unknown(before);
        }
        if (cq.broken()) {
            return Outcome.refused(before, "error", "copies.rdma.cq-broken");
        }
        List<Completion> taken =
                cq.entries().subList(0, Math.min(verb.most(), cq.entries().size()));
        Fabric after = before.put(cq.without(taken.size()));
        for (Completion each : taken) {
            if (after.pairs().containsKey(each.qp())) {
                after = after.change(
                        each.qp(),
                        pair -> pair.sending(pair.sends(), Math.max(0, pair.used() - each.frees()), pair.silent()));
            }
        }
        return new Outcome(after, 0, "", taken, List.of());
    }
}
