package io.bufferscope.copies.rdma;

import io.bufferscope.copies.rdma.Completion.Status;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the cards do: carry a request, complete it, or fail.
final class Wire {

    private Wire() {}

    static Outcome carry(Fabric before, Verb.Carry verb) {
        QueuePair pair = before.pairs().get(verb.qp());
        if (pair == null || pair.sends().isEmpty() || pair.state() != QpState.RTS) {
            return Outcome.refused(before, "idle", "copies.rdma.nothing-to-carry");
        }
        SendRequest request = pair.sends().getFirst();
        Fabric after =
                before.put(pair.sending(pair.sends().subList(1, pair.sends().size()), pair.used(), pair.silent()));
        MemoryRegion source = after.regions().get(request.mr());
        if (source == null || source.pd() != pair.pd() || request.length() > source.length()) {
            return failed(after, pair.id(), request, Status.LOC_PROT_ERR).remark("copies.rdma.local-protection");
        }
        QueuePair peer = after.pairs().get(pair.peer());
        if (peer == null || !peer.state().receives()) {
            return lost(after, pair, request, Status.RETRY_EXC_ERR, "copies.rdma.peer-silent");
        }
        Outcome arrived = arrive(after, pair, peer, request);
        return source.freed() ? arrived.remark("copies.rdma.sent-freed") : arrived;
    }

    private static Outcome arrive(Fabric before, QueuePair pair, QueuePair peer, SendRequest request) {
        MemoryRegion target = target(before, peer, request);
        if (request.operation().writesRemote()
                && (target == null || !target.remoteWrite() || request.length() > target.length())) {
            Fabric noticed = before.event(peer.end(), AsyncEvent.Kind.QP_ACCESS_ERR, peer.id());
            Fabric broken = pair.reliable() ? fail(noticed, peer.id()) : before;
            return lost(broken, pair, request, Status.REM_ACCESS_ERR, "copies.rdma.remote-access");
        }
        if (request.operation().takesReceive() && peer.receives().isEmpty()) {
            return lost(before, pair, request, Status.RNR_RETRY_EXC_ERR, "copies.rdma.no-receive");
        }
        if (target == null || request.length() > target.length()) {
            return tooLong(before, pair, peer, request);
        }
        Fabric written = before.put(target.with(request.length()));
        Fabric told = request.operation().takesReceive() ? tell(written, peer, request) : written;
        Outcome sent = Outcome.of(complete(told, pair.id(), request));
        if (target.freed() || target.backing() == Verb.Backing.JNI_COPY) {
            return sent.remark(target.freed() ? "copies.rdma.wrote-freed" : "copies.rdma.wrote-copy");
        }
        return request.operation().takesReceive() ? sent : sent.remark("copies.rdma.one-sided");
    }

    private static @Nullable MemoryRegion target(Fabric fabric, QueuePair peer, SendRequest request) {
        int id = request.operation().writesRemote()
                ? request.remoteMr()
                : peer.receives().isEmpty() ? 0 : peer.receives().getFirst().mr();
        MemoryRegion region = fabric.regions().get(id);
        return region != null && region.pd() == peer.pd() && region.localWrite() ? region : null;
    }

    private static Outcome tooLong(Fabric before, QueuePair pair, QueuePair peer, SendRequest request) {
        QueuePair.Receive first = peer.receives().getFirst();
        Fabric taken = before.put(
                peer.receiving(peer.receives().subList(1, peer.receives().size())));
        Fabric told = add(taken, peer.cq(), new Completion(first.id(), peer.id(), Status.LOC_LEN_ERR, 0, 0));
        return lost(fail(told, peer.id()), pair, request, Status.REM_INV_REQ_ERR, "copies.rdma.too-long");
    }

    private static Fabric tell(Fabric before, QueuePair peer, SendRequest request) {
        QueuePair.Receive first = peer.receives().getFirst();
        Fabric taken = before.put(
                peer.receiving(peer.receives().subList(1, peer.receives().size())));
        return add(taken, peer.cq(), new Completion(first.id(), peer.id(), Status.SUCCESS, 0, request.length()));
    }

    private static Fabric complete(Fabric before, int id, SendRequest request) {
        QueuePair pair = before.pair(id);
        if (!request.signaled()) {
            return before.put(pair.sending(pair.sends(), pair.used(), pair.silent() + 1));
        }
        Fabric heard = before.put(pair.sending(pair.sends(), pair.used(), 0));
        return add(heard, pair.cq(), new Completion(request.id(), id, Status.SUCCESS, pair.silent() + 1, 0));
    }

    /// A message that does not arrive: nobody is told unless the connection is reliable.
    private static Outcome lost(Fabric before, QueuePair pair, SendRequest request, Status status, String remark) {
        return pair.reliable()
                ? failed(before, pair.id(), request, status).remark(remark)
                : Outcome.of(complete(before, pair.id(), request)).remark("copies.rdma.dropped");
    }

    /// A request that fails at its own end.
    private static Outcome failed(Fabric before, int id, SendRequest request, Status status) {
        QueuePair pair = before.pair(id);
        Fabric told = add(before, pair.cq(), new Completion(request.id(), id, status, pair.silent() + 1, 0));
        if (pair.reliable()) {
            return Outcome.of(fail(told, id));
        }
        return Outcome.of(told.change(id, it -> it.in(QpState.SQE, it.peer())));
    }

    /// Puts a queue pair into error: all that waits is flushed.
    static Fabric fail(Fabric before, int id) {
        QueuePair pair = before.pair(id);
        List<SendRequest> sends = pair.sends();
        List<QueuePair.Receive> receives = pair.receives();
        Fabric after = before.put(
                pair.sending(List.of(), pair.used(), 0).receiving(List.of()).in(QpState.ERR, pair.peer()));
        for (SendRequest each : sends) {
            after = add(after, pair.cq(), new Completion(each.id(), id, Status.WR_FLUSH_ERR, 1, 0));
        }
        for (QueuePair.Receive each : receives) {
            after = add(after, pair.cq(), new Completion(each.id(), id, Status.WR_FLUSH_ERR, 0, 0));
        }
        return after;
    }

    /// Adds a completion; in a full queue that is fatal for the queue and for all its queue pairs.
    private static Fabric add(Fabric before, int cq, Completion completion) {
        CompletionQueue queue = before.queue(cq);
        if (queue.broken()) {
            return before;
        }
        if (!queue.full()) {
            return before.put(queue.plus(completion));
        }
        Fabric after = before.put(queue.breaking()).event(queue.end(), AsyncEvent.Kind.CQ_ERR, cq);
        for (QueuePair pair : before.pairs().values()) {
            if (pair.cq() == cq && pair.state() != QpState.ERR) {
                after = fail(after.event(pair.end(), AsyncEvent.Kind.QP_FATAL, pair.id()), pair.id());
            }
        }
        return after;
    }
}
