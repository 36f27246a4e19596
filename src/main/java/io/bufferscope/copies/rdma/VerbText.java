package io.bufferscope.copies.rdma;

import io.bufferscope.l10n.Messages;
import java.util.stream.Collectors;

/// A verb as it would be written, with the numbers of the model instead of pointers.
public final class VerbText {

    private VerbText() {}

    /// Its name, and what it is given.
    public static String of(Verb verb, Messages words) {
        return switch (verb) {
            case Verb.AllocPd it -> "ibv_alloc_pd(" + end(it.end(), words) + ")";
            case Verb.DeallocPd it -> "ibv_dealloc_pd(PD " + it.pd() + ")";
            case Verb.RegMr it -> "ibv_reg_mr(PD " + it.pd() + ", " + region(it) + ")";
            case Verb.DeregMr it -> "ibv_dereg_mr(MR " + it.mr() + ")";
            case Verb.FreeMemory it -> words.text("rdma.verb.free", it.mr());
            case Verb.CreateCq it -> "ibv_create_cq(" + end(it.end(), words) + ", " + it.capacity() + ")";
            case Verb.DestroyCq it -> "ibv_destroy_cq(CQ " + it.cq() + ")";
            case Verb.CreateQp it ->
                "ibv_create_qp(PD " + it.pd() + ", CQ " + it.cq() + ", " + (it.reliable() ? "RC" : "UC") + ")";
            case Verb.DestroyQp it -> "ibv_destroy_qp(QP " + it.qp() + ")";
            case Verb.ModifyQp it -> "ibv_modify_qp(QP " + it.qp() + ", " + it.state() + peer(it) + ")";
            case Verb.PostSend it -> "ibv_post_send(QP " + it.qp() + ", " + requests(it, words) + ")";
            case Verb.PostReceive it -> "ibv_post_recv(QP " + it.qp() + ", #" + it.id() + ", MR " + it.mr() + ")";
            case Verb.Carry it -> words.text("rdma.verb.carry", it.qp());
            case Verb.PollCq it -> "ibv_poll_cq(CQ " + it.cq() + ", " + it.most() + ")";
            case Verb.GetAsyncEvent it -> "ibv_get_async_event(" + end(it.end(), words) + ")";
            case Verb.AckAsyncEvent it -> "ibv_ack_async_event(#" + it.event() + ")";
        };
    }

    /// What people call an end.
    public static String end(Verb.End end, Messages words) {
        return words.text(end == Verb.End.NEAR ? "rdma.end.near" : "rdma.end.far");
    }

    private static String region(Verb.RegMr verb) {
        String kind = verb.backing() == Verb.Backing.JNI_COPY ? "GetByteArrayElements" : "direct";
        String access = (verb.localWrite() ? " LOCAL_WRITE" : "") + (verb.remoteWrite() ? " REMOTE_WRITE" : "");
        return kind + ", " + verb.length() + " B," + access;
    }

    private static String peer(Verb.ModifyQp verb) {
        return verb.peer() == 0 ? "" : " → QP " + verb.peer();
    }

    private static String requests(Verb.PostSend verb, Messages words) {
        String all = verb.requests().stream().map(VerbText::request).collect(Collectors.joining(" + "));
        boolean loose = verb.requests().size() > 1 && !verb.linked();
        return loose ? all + ", " + words.text("rdma.verb.loose") : all;
    }

    private static String request(SendRequest request) {
        String to = request.operation().writesRemote() ? " → MR " + request.remoteMr() : "";
        String quiet = request.signaled() ? "" : ", unsignaled";
        return request.operation() + " #" + request.id() + " " + request.length() + " B MR " + request.mr() + to
                + quiet;
    }
}
