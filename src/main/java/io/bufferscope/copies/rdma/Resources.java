package io.bufferscope.copies.rdma;

import java.util.List;

/// The verbs that make and unmake things.
final class Resources {

    static final String INVALID = "EINVAL";
    static final String BUSY = "EBUSY";
    static final String NO_MEMORY = "ENOMEM";

    private Resources() {}

    static Outcome deallocPd(Fabric before, Verb.DeallocPd verb) {
        if (!before.domains().containsKey(verb.pd())) {
            return unknown(before);
        }
        boolean used = before.regions().values().stream().anyMatch(region -> region.pd() == verb.pd())
                || before.pairs().values().stream().anyMatch(pair -> pair.pd() == verb.pd());
        return used
                ? Outcome.refused(before, BUSY, "copies.rdma.pd-busy")
                : Outcome.of(before.withoutDomain(verb.pd()));
    }

    static Outcome regMr(Fabric before, Verb.RegMr verb) {
        Verb.End end = before.domains().get(verb.pd());
        if (end == null || verb.length() <= 0) {
            return unknown(before);
        }
        if (verb.remoteWrite() && !verb.localWrite()) {
            return Outcome.refused(before, INVALID, "copies.rdma.remote-needs-local");
        }
        MemoryRegion region = new MemoryRegion(
                before.next(),
                verb.pd(),
                end,
                verb.backing(),
                verb.address(),
                verb.length(),
                verb.localWrite(),
                verb.remoteWrite(),
                false,
                0);
        if (before.pinned(end) + region.pinned() > before.pinLimit()) {
            return Outcome.refused(before, NO_MEMORY, "copies.rdma.pin-limit");
        }
        Outcome made = Outcome.made(before.put(region), region.id());
        return verb.backing() == Verb.Backing.JNI_COPY ? made.remark("copies.rdma.jni-copy") : aligned(made, region);
    }

    private static Outcome aligned(Outcome made, MemoryRegion region) {
        return region.address() % MemoryRegion.PAGE == 0 ? made : made.remark("copies.rdma.not-aligned");
    }

    static Outcome deregMr(Fabric before, Verb.DeregMr verb) {
        return before.regions().containsKey(verb.mr()) ? Outcome.of(before.withoutRegion(verb.mr())) : unknown(before);
    }

    static Outcome freeMemory(Fabric before, Verb.FreeMemory verb) {
        MemoryRegion region = before.regions().get(verb.mr());
        return region == null
                ? unknown(before)
                : Outcome.of(before.put(region.gone())).remark("copies.rdma.freed-while-registered");
    }

    static Outcome createCq(Fabric before, Verb.CreateCq verb) {
        if (verb.capacity() < 1) {
            return unknown(before);
        }
        int id = before.next();
        return Outcome.made(before.put(new CompletionQueue(id, verb.end(), verb.capacity(), List.of(), false)), id);
    }

    static Outcome destroyCq(Fabric before, Verb.DestroyCq verb) {
        if (!before.queues().containsKey(verb.cq())) {
            return unknown(before);
        }
        if (before.pairs().values().stream().anyMatch(pair -> pair.cq() == verb.cq())) {
            return Outcome.refused(before, BUSY, "copies.rdma.cq-busy");
        }
        return Events.pending(before, verb.cq())
                ? Outcome.refused(before, "blocks", "copies.rdma.waits-for-ack")
                : Outcome.of(before.withoutQueue(verb.cq()));
    }

    static Outcome createQp(Fabric before, Verb.CreateQp verb) {
        Verb.End end = before.domains().get(verb.pd());
        CompletionQueue cq = before.queues().get(verb.cq());
        if (end == null || cq == null || cq.end() != end) {
            return unknown(before);
        }
        QueuePair pair = new QueuePair(
                before.next(),
                verb.pd(),
                end,
                verb.cq(),
                verb.reliable(),
                QpState.RESET,
                0,
                verb.mostSends(),
                verb.mostReceives(),
                0,
                0,
                List.of(),
                List.of());
        return Outcome.made(before.put(pair), pair.id());
    }

    static Outcome destroyQp(Fabric before, Verb.DestroyQp verb) {
        if (!before.pairs().containsKey(verb.qp())) {
            return unknown(before);
        }
        return Events.pending(before, verb.qp())
                ? Outcome.refused(before, "blocks", "copies.rdma.waits-for-ack")
                : Outcome.of(before.withoutPair(verb.qp()));
    }

    static Outcome unknown(Fabric before) {
        return Outcome.refused(before, INVALID, "copies.rdma.unknown");
    }
}
