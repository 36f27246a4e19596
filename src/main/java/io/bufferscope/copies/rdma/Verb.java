package io.bufferscope.copies.rdma;

import java.util.List;

/// Something that a program, or a card, does.
public sealed interface Verb {

    /// Which end of the connection.
    enum End {
        NEAR,
        FAR
    }

    /// The kind of memory that is registered.
    enum Backing {
        /// Memory that stays where it is until it is freed.
        DIRECT_BUFFER,
        /// What `GetByteArrayElements` gave: a copy of an array, freed by `Release`.
        JNI_COPY
    }

    /// `ibv_alloc_pd`.
    record AllocPd(End end) implements Verb {}

    /// `ibv_dealloc_pd`.
    record DeallocPd(int pd) implements Verb {}

    /// `ibv_reg_mr`: pins the pages that hold the range, which may begin anywhere in a page.
    record RegMr(int pd, Backing backing, long address, int length, boolean localWrite, boolean remoteWrite)
            implements Verb {}

    /// `ibv_dereg_mr`.
    record DeregMr(int mr) implements Verb {}

    /// The program frees the memory of a region, or lets its buffer be collected, without deregistering it.
    record FreeMemory(int mr) implements Verb {}

    /// `ibv_create_cq`.
    record CreateCq(End end, int capacity) implements Verb {}

    /// `ibv_destroy_cq`.
    record DestroyCq(int cq) implements Verb {}

    /// `ibv_create_qp`, one completion queue for both directions.
    record CreateQp(int pd, int cq, boolean reliable, int mostSends, int mostReceives) implements Verb {}

    /// `ibv_destroy_qp`.
    record DestroyQp(int qp) implements Verb {}

    /// `ibv_modify_qp`.
    ///
    /// @param peer number of the queue pair at the other end, needed on the way to [QpState#RTR]; else 0
    record ModifyQp(int qp, QpState state, int peer) implements Verb {}

    /// `ibv_post_send` of an array of requests.
    ///
    /// @param linked whether each request's `next` points at the one after it; else only the first is seen
    record PostSend(int qp, List<SendRequest> requests, boolean linked) implements Verb {

        public PostSend {
            requests = List.copyOf(requests);
        }
    }

    /// `ibv_post_recv` of one request.
    record PostReceive(int qp, long id, int mr) implements Verb {}

    /// The cards carry the oldest send request of a queue pair.
    record Carry(int qp) implements Verb {}

    /// `ibv_poll_cq`.
    record PollCq(int cq, int most) implements Verb {}

    /// `ibv_get_async_event`.
    record GetAsyncEvent(End end) implements Verb {}

    /// `ibv_ack_async_event`.
    record AckAsyncEvent(int event) implements Verb {}
}
