package io.bufferscope.copies.rdma;

import static io.bufferscope.copies.rdma.Connected.FAR_MR;
import static io.bufferscope.copies.rdma.Connected.FAR_PD;
import static io.bufferscope.copies.rdma.Connected.FAR_QP;
import static io.bufferscope.copies.rdma.Connected.LENGTH;
import static io.bufferscope.copies.rdma.Connected.NEAR_CQ;
import static io.bufferscope.copies.rdma.Connected.NEAR_MR;
import static io.bufferscope.copies.rdma.Connected.NEAR_PD;
import static io.bufferscope.copies.rdma.Connected.NEAR_QP;

import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// A mistake with the verbs, played wrong and right.
///
/// @param id name in keys
/// @param claim number of the article's claim that it is about, such as `002-25`
/// @param start the state in which both begin
/// @param wrong what goes wrong
/// @param right what to do instead
public record Pitfall(String id, String claim, Fabric start, List<Verb> wrong, List<Verb> right) {

    private static final int NEXT = FAR_MR + 1;
    private static final int FEW = 4;

    public Pitfall {
        wrong = List.copyOf(wrong);
        right = List.copyOf(right);
    }

    public String title(Messages words) {
        return words.text("copies.pitfall." + id);
    }

    /// What happens, why, and what of the article's advice is to be corrected.
    public String lesson(Messages words) {
        return words.text("copies.lesson." + id);
    }

    /// All of them.
    public static List<Pitfall> all() {
        return List.of(
                leak(),
                overflow(),
                reuse(),
                events(),
                array(),
                batch(),
                alignment(),
                oneSided(),
                noReceive(),
                silent());
    }

    private static Pitfall leak() {
        Verb register = Connected.region(NEAR_PD, Verb.Backing.DIRECT_BUFFER);
        List<Verb> right = new ArrayList<>();
        for (int i = 0; i < 2 * FEW; i++) {
            right.addAll(List.of(register, new Verb.DeregMr(NEXT + i)));
        }
        return new Pitfall("leak", "002-25", Connected.fabric(), Collections.nCopies(2 * FEW, register), right);
    }

    private static Pitfall overflow() {
        List<Verb> wrong = new ArrayList<>(posts(FEW + 1));
        wrong.addAll(Collections.nCopies(FEW + 1, new Verb.Carry(NEAR_QP)));
        List<Verb> right = new ArrayList<>(posts(FEW + 1));
        for (int i = 0; i <= FEW; i++) {
            right.addAll(List.of(new Verb.Carry(NEAR_QP), new Verb.PollCq(NEAR_CQ, 1)));
        }
        return new Pitfall("overflow", "002-26", Connected.fabric(FEW, true), wrong, right);
    }

    private static Pitfall reuse() {
        Verb post = post(SendRequest.write(1, NEAR_MR, LENGTH, FAR_MR));
        Verb free = new Verb.FreeMemory(NEAR_MR);
        return new Pitfall(
                "reuse",
                "002-28",
                Connected.fabric(),
                List.of(post, free, new Verb.Carry(NEAR_QP)),
                List.of(post, new Verb.Carry(NEAR_QP), new Verb.PollCq(NEAR_CQ, 1), new Verb.DeregMr(NEAR_MR)));
    }

    private static Pitfall events() {
        Fabric start = Playback.of(Connected.fabric(), List.of(new Verb.ModifyQp(NEAR_QP, QpState.SQD, 0)))
                .end();
        Verb get = new Verb.GetAsyncEvent(Verb.End.NEAR);
        Verb destroy = new Verb.DestroyQp(NEAR_QP);
        return new Pitfall(
                "events", "002-29", start, List.of(get, destroy), List.of(get, new Verb.AckAsyncEvent(NEXT), destroy));
    }

    private static Pitfall array() {
        return new Pitfall(
                "array",
                "002-13",
                Connected.fabric(),
                List.of(
                        Connected.region(FAR_PD, Verb.Backing.JNI_COPY),
                        post(SendRequest.write(1, NEAR_MR, LENGTH, NEXT)),
                        new Verb.Carry(NEAR_QP)),
                List.of(
                        Connected.region(FAR_PD, Verb.Backing.DIRECT_BUFFER),
                        post(SendRequest.write(1, NEAR_MR, LENGTH, NEXT)),
                        new Verb.Carry(NEAR_QP)));
    }

    private static Pitfall batch() {
        List<SendRequest> requests = IntStream.rangeClosed(1, FEW)
                .mapToObj(id -> SendRequest.write(id, NEAR_MR, LENGTH, FAR_MR))
                .toList();
        return new Pitfall(
                "batch",
                "002-31",
                Connected.fabric(),
                List.of(new Verb.PostSend(NEAR_QP, requests, false)),
                List.of(new Verb.PostSend(NEAR_QP, requests, true)));
    }

    private static Pitfall alignment() {
        return new Pitfall(
                "alignment",
                "002-12",
                Connected.fabric(),
                List.of(new Verb.RegMr(NEAR_PD, Verb.Backing.DIRECT_BUFFER, 0x1001, 64, false, true)),
                List.of(new Verb.RegMr(NEAR_PD, Verb.Backing.DIRECT_BUFFER, 0x1001, 64, true, true)));
    }

    private static Pitfall oneSided() {
        SendRequest write = SendRequest.write(1, NEAR_MR, LENGTH, FAR_MR);
        SendRequest told = new SendRequest(1, SendRequest.Operation.RDMA_WRITE_WITH_IMM, NEAR_MR, LENGTH, FAR_MR, true);
        return new Pitfall(
                "one-sided",
                "002-18",
                Connected.fabric(),
                List.of(post(write), new Verb.Carry(NEAR_QP), new Verb.PollCq(Connected.FAR_CQ, 1)),
                List.of(
                        new Verb.PostReceive(FAR_QP, 7, FAR_MR),
                        post(told),
                        new Verb.Carry(NEAR_QP),
                        new Verb.PollCq(Connected.FAR_CQ, 1)));
    }

    private static Pitfall noReceive() {
        Verb post = post(SendRequest.send(1, NEAR_MR, LENGTH));
        return new Pitfall(
                "no-receive",
                "002-19",
                Connected.fabric(),
                List.of(post, new Verb.Carry(NEAR_QP), new Verb.PollCq(NEAR_CQ, 1)),
                List.of(
                        new Verb.PostReceive(FAR_QP, 7, FAR_MR),
                        post,
                        new Verb.Carry(NEAR_QP),
                        new Verb.PollCq(NEAR_CQ, 1)));
    }

    private static Pitfall silent() {
        SendRequest write = SendRequest.write(1, NEAR_MR, LENGTH, FAR_MR);
        List<Verb> wrong = new ArrayList<>();
        List<Verb> right = new ArrayList<>();
        for (int i = 0; i <= Connected.DEPTH; i++) {
            boolean last = i % FEW == FEW - 1;
            wrong.addAll(List.of(post(write.unsignaled()), new Verb.Carry(NEAR_QP)));
            right.addAll(List.of(post(last ? write : write.unsignaled()), new Verb.Carry(NEAR_QP)));
            right.add(new Verb.PollCq(NEAR_CQ, 1));
        }
        return new Pitfall("silent", "002-24", Connected.fabric(), wrong, right);
    }

    private static List<Verb> posts(int count) {
        return Collections.nCopies(count, post(SendRequest.write(1, NEAR_MR, LENGTH, FAR_MR)));
    }

    private static Verb post(SendRequest request) {
        return new Verb.PostSend(NEAR_QP, List.of(request), true);
    }
}
