package io.bufferscope.copies.rdma;

import io.bufferscope.copies.rdma.Verb.End;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A verb that could be called now with the newest things of an end; whether the rules refuse it is for a try to show.
///
/// @param name what stands on its button
/// @param verb the call, or null while it lacks something to be called with
/// @param lacks key of what it lacks; empty if there is a call
public record Offer(String name, @Nullable Verb verb, String lacks) {

    private static final int FEW = 4;

    /// All verbs for an end.
    ///
    /// @param number the id that a request gets which is posted now
    public static List<Offer> of(Fabric fabric, End end, int number) {
        Newest own = Newest.of(fabric, end);
        Newest other = Newest.of(fabric, end == End.NEAR ? End.FAR : End.NEAR);
        List<Offer> offers = new ArrayList<>();
        offers.add(new Offer("ibv_alloc_pd", new Verb.AllocPd(end), ""));
        offers.add(new Offer("ibv_create_cq", new Verb.CreateCq(end, FEW), ""));
        boolean both = own.pd() > 0 && own.cq() > 0;
        offers.add(offer(
                "ibv_create_qp",
                both ? own.pd() : 0,
                "pd-cq",
                pd -> new Verb.CreateQp(pd, own.cq(), true, Connected.DEPTH, Connected.DEPTH)));
        offers.add(offer("ibv_reg_mr", own.pd(), "pd", pd -> Connected.region(pd, Verb.Backing.DIRECT_BUFFER)));
        states(offers, own, other);
        work(offers, own, other, number);
        endings(offers, own, end);
        return offers;
    }

    private static void states(List<Offer> offers, Newest own, Newest other) {
        for (QpState state : List.of(QpState.INIT, QpState.RTR, QpState.RTS, QpState.SQD, QpState.ERR, QpState.RESET)) {
            int peer = state == QpState.RTR ? other.qp() : 0;
            offers.add(offer("ibv_modify_qp " + state, own.qp(), "qp", qp -> new Verb.ModifyQp(qp, state, peer)));
        }
    }

    private static void work(List<Offer> offers, Newest own, Newest other, int number) {
        int sender = own.mr() > 0 ? own.qp() : 0;
        offers.add(offer("ibv_post_recv", sender, "qp-mr", qp -> new Verb.PostReceive(qp, number, own.mr())));
        offers.add(offer(
                "ibv_post_send SEND",
                sender,
                "qp-mr",
                qp -> post(qp, SendRequest.send(number, own.mr(), Connected.LENGTH))));
        offers.add(offer(
                "ibv_post_send WRITE",
                other.mr() > 0 ? sender : 0,
                "remote-mr",
                qp -> post(qp, SendRequest.write(number, own.mr(), Connected.LENGTH, other.mr()))));
        offers.add(offer("DMA", own.qp(), "qp", Verb.Carry::new));
        offers.add(offer("ibv_poll_cq", own.cq(), "cq", cq -> new Verb.PollCq(cq, 1)));
    }

    private static void endings(List<Offer> offers, Newest own, End end) {
        offers.add(offer("ibv_dereg_mr", own.mr(), "mr", Verb.DeregMr::new));
        offers.add(offer("free", own.mr(), "mr", Verb.FreeMemory::new));
        offers.add(offer("ibv_destroy_qp", own.qp(), "qp", Verb.DestroyQp::new));
        offers.add(offer("ibv_destroy_cq", own.cq(), "cq", Verb.DestroyCq::new));
        offers.add(offer("ibv_dealloc_pd", own.pd(), "pd", Verb.DeallocPd::new));
        offers.add(new Offer("ibv_get_async_event", new Verb.GetAsyncEvent(end), ""));
        offers.add(offer("ibv_ack_async_event", own.event(), "event", Verb.AckAsyncEvent::new));
    }

    private static Verb post(int qp, SendRequest request) {
        return new Verb.PostSend(qp, List.of(request), true);
    }

    private static Offer offer(String name, int id, String lack, IntFunction<Verb> verb) {
        return id > 0 ? new Offer(name, verb.apply(id), "") : new Offer(name, null, "rdma.lack." + lack);
    }

    /// The newest thing of each kind at an end; 0 where there is none.
    ///
    /// @param event the newest one that was read
    private record Newest(int pd, int cq, int qp, int mr, int event) {

        static Newest of(Fabric fabric, End end) {
            return new Newest(
                    newest(fabric.domains(), end, Function.identity(), any -> true),
                    newest(fabric.queues(), end, CompletionQueue::end, any -> true),
                    newest(fabric.pairs(), end, QueuePair::end, any -> true),
                    newest(fabric.regions(), end, MemoryRegion::end, any -> true),
                    newest(fabric.events(), end, AsyncEvent::end, AsyncEvent::read));
        }

        private static <T> int newest(Map<Integer, T> map, End end, Function<T, End> where, Predicate<T> wanted) {
            return map.entrySet().stream()
                    .filter(entry -> where.apply(entry.getValue()) == end && wanted.test(entry.getValue()))
                    .mapToInt(Map.Entry::getKey)
                    .max()
                    .orElse(0);
        }
    }
}
