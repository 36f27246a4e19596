package io.bufferscope.copies.rdma;

import io.bufferscope.copies.rdma.Verb.End;
import java.util.List;

/// Two ends with a connected pair of queues and a region each: where most plays begin.
public final class Connected {

    public static final int NEAR_PD = 1;
    public static final int FAR_PD = 2;
    public static final int NEAR_CQ = 3;
    public static final int FAR_CQ = 4;
    public static final int NEAR_QP = 5;
    public static final int FAR_QP = 6;
    public static final int NEAR_MR = 7;
    public static final int FAR_MR = 8;
    /// Bytes of each region.
    public static final int LENGTH = 4096;
    /// Requests that each send and receive queue holds.
    public static final int DEPTH = 8;

    private static final long ADDRESS = 0x7f00_0000_01c0L;
    private static final long PIN_LIMIT = 64 << 10;
    private static final int COMPLETIONS = 16;

    private Connected() {}

    /// The state, with completion queues of a capacity.
    public static Fabric fabric(int completions, boolean reliable) {
        return Playback.of(Fabric.empty(PIN_LIMIT), verbs(completions, reliable))
                .end();
    }

    /// The state with room for all completions.
    public static Fabric fabric() {
        return fabric(COMPLETIONS, true);
    }

    private static List<Verb> verbs(int completions, boolean reliable) {
        return List.of(
                new Verb.AllocPd(End.NEAR),
                new Verb.AllocPd(End.FAR),
                new Verb.CreateCq(End.NEAR, completions),
                new Verb.CreateCq(End.FAR, completions),
                new Verb.CreateQp(NEAR_PD, NEAR_CQ, reliable, DEPTH, DEPTH),
                new Verb.CreateQp(FAR_PD, FAR_CQ, reliable, DEPTH, DEPTH),
                region(NEAR_PD, Verb.Backing.DIRECT_BUFFER),
                region(FAR_PD, Verb.Backing.DIRECT_BUFFER),
                new Verb.ModifyQp(NEAR_QP, QpState.INIT, 0),
                new Verb.ModifyQp(FAR_QP, QpState.INIT, 0),
                new Verb.ModifyQp(NEAR_QP, QpState.RTR, FAR_QP),
                new Verb.ModifyQp(FAR_QP, QpState.RTR, NEAR_QP),
                new Verb.ModifyQp(NEAR_QP, QpState.RTS, 0),
                new Verb.ModifyQp(FAR_QP, QpState.RTS, 0));
    }

    /// Registers a region of [#LENGTH] bytes that may be written from both ends and begins within a page.
    public static Verb.RegMr region(int pd, Verb.Backing backing) {
        return new Verb.RegMr(pd, backing, ADDRESS, LENGTH, true, true);
    }
}
