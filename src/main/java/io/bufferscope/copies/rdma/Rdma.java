package io.bufferscope.copies.rdma;

/// The rules of the verbs: a function from a state and a verb to what it leads to.
public final class Rdma {

    private Rdma() {}

    /// Does a verb. What does not exist is refused with `EINVAL`.
    public static Outcome apply(Fabric before, Verb verb) {
        Outcome outcome = rule(before, verb);
        return broken(outcome.after()) > broken(before) ? outcome.remark("copies.rdma.cq-broken") : outcome;
    }

    private static long broken(Fabric fabric) {
        return fabric.queues().values().stream().filter(CompletionQueue::broken).count();
    }

    private static Outcome rule(Fabric before, Verb verb) {
        return switch (verb) {
            case Verb.AllocPd it -> Outcome.made(before.domain(it.end()), before.next());
            case Verb.DeallocPd it -> Resources.deallocPd(before, it);
            case Verb.RegMr it -> Resources.regMr(before, it);
            case Verb.DeregMr it -> Resources.deregMr(before, it);
            case Verb.FreeMemory it -> Resources.freeMemory(before, it);
            case Verb.CreateCq it -> Resources.createCq(before, it);
            case Verb.DestroyCq it -> Resources.destroyCq(before, it);
            case Verb.CreateQp it -> Resources.createQp(before, it);
            case Verb.DestroyQp it -> Resources.destroyQp(before, it);
            case Verb.ModifyQp it -> Queues.modify(before, it);
            case Verb.PostSend it -> Queues.postSend(before, it);
            case Verb.PostReceive it -> Queues.postReceive(before, it);
            case Verb.Carry it -> Wire.carry(before, it);
            case Verb.PollCq it -> Queues.poll(before, it);
            case Verb.GetAsyncEvent it -> Events.get(before, it);
            case Verb.AckAsyncEvent it -> Events.acknowledge(before, it);
        };
    }
}
