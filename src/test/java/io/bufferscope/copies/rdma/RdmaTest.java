package io.bufferscope.copies.rdma;

import static io.bufferscope.copies.rdma.Connected.FAR_CQ;
import static io.bufferscope.copies.rdma.Connected.FAR_MR;
import static io.bufferscope.copies.rdma.Connected.FAR_QP;
import static io.bufferscope.copies.rdma.Connected.LENGTH;
import static io.bufferscope.copies.rdma.Connected.NEAR_CQ;
import static io.bufferscope.copies.rdma.Connected.NEAR_MR;
import static io.bufferscope.copies.rdma.Connected.NEAR_PD;
import static io.bufferscope.copies.rdma.Connected.NEAR_QP;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.bufferscope.copies.rdma.Completion.Status;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class RdmaTest {

    /// The transitions that `ibv_modify_qp` allows besides those to RESET and ERR, as the verbs specification has them.
    private static final Map<QpState, Set<QpState>> SPECIFIED = new EnumMap<>(Map.of(
            QpState.RESET, Set.of(QpState.INIT),
            QpState.INIT, Set.of(QpState.INIT, QpState.RTR),
            QpState.RTR, Set.of(QpState.RTS),
            QpState.RTS, Set.of(QpState.RTS, QpState.SQD),
            QpState.SQD, Set.of(QpState.SQD, QpState.RTS),
            QpState.SQE, Set.of(QpState.RTS),
            QpState.ERR, Set.of()));

    private final Fabric connected = Connected.fabric();

    @ParameterizedTest
    @EnumSource
    void transitions_areThoseOfTheVerbs(QpState from) {
        for (QpState to : QpState.values()) {
            boolean allowed = to == QpState.RESET
                    || to == QpState.ERR
                    || SPECIFIED.get(from).contains(to);
            Fabric start = connected.put(connected.pair(NEAR_QP).in(from, FAR_QP));
            Outcome outcome = Rdma.apply(start, new Verb.ModifyQp(NEAR_QP, to, FAR_QP));

            assertThat(outcome.refused()).as(from + " to " + to).isEqualTo(!allowed);
            assertThat(outcome.after().pair(NEAR_QP).state()).isEqualTo(allowed ? to : from);
        }
    }

    @ParameterizedTest
    @EnumSource
    void posting_isAllowed_inTheStatesOfTheVerbs(QpState state) {
        Fabric start = connected.put(connected.pair(NEAR_QP).in(state, FAR_QP));

        assertThat(Rdma.apply(start, write(1)).refused())
                .isEqualTo(Set.of(QpState.RESET, QpState.INIT, QpState.RTR).contains(state));
        assertThat(Rdma.apply(start, new Verb.PostReceive(NEAR_QP, 1, NEAR_MR)).refused())
                .isEqualTo(state == QpState.RESET);
    }

    @Test
    void send_needsAReceive_andTellsBothEnds() {
        Fabric end = end(new Verb.PostReceive(FAR_QP, 70, FAR_MR), send(1), new Verb.Carry(NEAR_QP));

        assertThat(end.queue(NEAR_CQ).entries()).extracting(Completion::status).containsExactly(Status.SUCCESS);
        assertThat(end.queue(FAR_CQ).entries()).containsExactly(new Completion(70, FAR_QP, Status.SUCCESS, 0, LENGTH));
        assertThat(end.regions().get(FAR_MR).received()).isEqualTo(LENGTH);
    }

    @Test
    void write_reachesTheMemory_withoutTellingTheReceiver() {
        Fabric end = end(write(1), new Verb.Carry(NEAR_QP));

        assertThat(end.regions().get(FAR_MR).received()).isEqualTo(LENGTH);
        assertThat(end.queue(FAR_CQ).entries()).isEmpty();
        assertThat(end.queue(NEAR_CQ).entries()).hasSize(1);
    }

    @Test
    void sendWithoutReceive_putsAReliablePairInError_andAnUnreliableOneLosesIt() {
        Fabric reliable = end(send(1), new Verb.Carry(NEAR_QP));
        Fabric unreliable = Playback.of(Connected.fabric(16, false), List.of(send(1), new Verb.Carry(NEAR_QP)))
                .end();

        assertThat(reliable.queue(NEAR_CQ).entries())
                .extracting(Completion::status)
                .containsExactly(Status.RNR_RETRY_EXC_ERR);
        assertThat(reliable.pair(NEAR_QP).state()).isEqualTo(QpState.ERR);
        assertThat(unreliable.queue(NEAR_CQ).entries())
                .extracting(Completion::status)
                .containsExactly(Status.SUCCESS);
        assertThat(unreliable.regions().get(FAR_MR).received()).isZero();
    }

    @Test
    void localError_putsAnUnreliablePairInSqe_fromWhichItReturns() {
        Verb tooLong = new Verb.PostSend(NEAR_QP, List.of(SendRequest.send(1, NEAR_MR, 2 * LENGTH)), true);
        Fabric failed = Playback.of(Connected.fabric(16, false), List.of(tooLong, new Verb.Carry(NEAR_QP)))
                .end();

        assertThat(failed.pair(NEAR_QP).state()).isEqualTo(QpState.SQE);
        assertThat(Rdma.apply(failed, new Verb.ModifyQp(NEAR_QP, QpState.RTS, 0))
                        .refused())
                .isFalse();
    }

    @Test
    void writeToRegionWithoutRemoteAccess_failsAtBothEnds() {
        Fabric end = end(
                new Verb.RegMr(Connected.FAR_PD, Verb.Backing.DIRECT_BUFFER, 4096, LENGTH, true, false),
                new Verb.PostSend(NEAR_QP, List.of(SendRequest.write(1, NEAR_MR, 8, FAR_MR + 1)), true),
                new Verb.Carry(NEAR_QP));

        assertThat(end.queue(NEAR_CQ).entries()).extracting(Completion::status).containsExactly(Status.REM_ACCESS_ERR);
        assertThat(end.pair(FAR_QP).state()).isEqualTo(QpState.ERR);
        assertThat(end.events().values()).extracting(AsyncEvent::kind).containsExactly(AsyncEvent.Kind.QP_ACCESS_ERR);
    }

    @Test
    void error_flushesAllThatWaits() {
        Fabric end = end(
                write(1),
                write(2),
                new Verb.PostReceive(NEAR_QP, 3, NEAR_MR),
                new Verb.ModifyQp(NEAR_QP, QpState.ERR, 0));

        assertThat(end.queue(NEAR_CQ).entries())
                .extracting(Completion::request, Completion::status)
                .containsExactly(
                        tuple(1L, Status.WR_FLUSH_ERR), tuple(2L, Status.WR_FLUSH_ERR), tuple(3L, Status.WR_FLUSH_ERR));
    }

    @Test
    void drained_holdsRequestsBack_untilReadyToSendAgain() {
        Fabric drained = end(write(1), new Verb.ModifyQp(NEAR_QP, QpState.SQD, 0));

        assertThat(Rdma.apply(drained, new Verb.Carry(NEAR_QP)).refused()).isTrue();
        assertThat(drained.events().values()).extracting(AsyncEvent::kind).containsExactly(AsyncEvent.Kind.SQ_DRAINED);
        Fabric again =
                Rdma.apply(drained, new Verb.ModifyQp(NEAR_QP, QpState.RTS, 0)).after();
        assertThat(Rdma.apply(again, new Verb.Carry(NEAR_QP)).refused()).isFalse();
    }

    @Test
    void overflow_breaksTheQueue_andAllItsPairs() {
        List<Verb> verbs = new ArrayList<>(List.of(write(1), write(2), write(3)));
        verbs.addAll(List.of(new Verb.Carry(NEAR_QP), new Verb.Carry(NEAR_QP), new Verb.Carry(NEAR_QP)));
        Fabric end = Playback.of(Connected.fabric(2, true), verbs).end();

        assertThat(end.queue(NEAR_CQ).broken()).isTrue();
        assertThat(end.pair(NEAR_QP).state()).isEqualTo(QpState.ERR);
        assertThat(end.events().values())
                .extracting(AsyncEvent::kind)
                .containsExactly(AsyncEvent.Kind.CQ_ERR, AsyncEvent.Kind.QP_FATAL);
        assertThat(Rdma.apply(end, new Verb.PollCq(NEAR_CQ, 1)).refused()).isTrue();
    }

    @Test
    void unlinkedArray_postsItsFirstRequestOnly() {
        List<SendRequest> ten = Stream.iterate(1L, id -> id + 1)
                .limit(5)
                .map(id -> SendRequest.write(id, NEAR_MR, 8, FAR_MR))
                .toList();

        assertThat(end(new Verb.PostSend(NEAR_QP, ten, false)).pair(NEAR_QP).sends())
                .hasSize(1);
        assertThat(end(new Verb.PostSend(NEAR_QP, ten, true)).pair(NEAR_QP).sends())
                .hasSize(5);
    }

    @Test
    void pinnedPages_areThoseAroundTheRange() {
        assertThat(Connected.region(NEAR_PD, Verb.Backing.DIRECT_BUFFER).address() % MemoryRegion.PAGE)
                .isNotZero();
        assertThat(connected.pinned(Verb.End.NEAR)).isEqualTo(2 * MemoryRegion.PAGE);
        assertThat(end(new Verb.DeregMr(NEAR_MR)).pinned(Verb.End.NEAR)).isZero();
    }

    @Test
    void things_areDestroyed_onlyWhenNothingUsesThem() {
        assertThat(Rdma.apply(connected, new Verb.DeallocPd(NEAR_PD)).error()).isEqualTo("EBUSY");
        assertThat(Rdma.apply(connected, new Verb.DestroyCq(NEAR_CQ)).error()).isEqualTo("EBUSY");
        Fabric end = end(
                new Verb.DestroyQp(NEAR_QP),
                new Verb.DestroyCq(NEAR_CQ),
                new Verb.DeregMr(NEAR_MR),
                new Verb.DeallocPd(NEAR_PD));
        assertThat(end.domains()).doesNotContainKey(NEAR_PD);
        assertThat(end.queues()).doesNotContainKey(NEAR_CQ);
    }

    static Stream<Pitfall> pitfalls() {
        return Pitfall.all().stream();
    }

    @ParameterizedTest
    @MethodSource("pitfalls")
    void pitfall_goesWrongAndRight(Pitfall pitfall) {
        List<Outcome> wrong = outcomes(pitfall.start(), pitfall.wrong());
        List<Outcome> right = outcomes(pitfall.start(), pitfall.right());

        assertThat(wrong)
                .as(pitfall.id())
                .anyMatch(outcome -> outcome.refused()
                        || outcome.remarks().stream().anyMatch(key -> !key.equals("copies.rdma.one-sided"))
                        || (pitfall.id().equals("one-sided")
                                && outcome == wrong.getLast()
                                && outcome.polled().isEmpty()));
        assertThat(right)
                .as(pitfall.id())
                .noneMatch(outcome -> outcome.refused() && !outcome.error().equals("idle"));
        assertThat(pitfall.id().equals("one-sided") && right.getLast().polled().isEmpty())
                .isFalse();
        assertThat(right.stream().flatMap(outcome -> outcome.polled().stream()))
                .as(pitfall.id())
                .allMatch(completion -> completion.status() == Status.SUCCESS);
        for (Language language : Language.values()) {
            Messages words = Messages.of(language);
            assertThat(pitfall.title(words) + pitfall.lesson(words)).doesNotContain("[");
            wrong.forEach(outcome -> assertThat(outcome.sentences(words)).noneMatch(it -> it.startsWith("[")));
        }
    }

    private static List<Outcome> outcomes(Fabric start, List<Verb> verbs) {
        return Playback.of(start, verbs).steps().stream()
                .map(Playback.Step::outcome)
                .toList();
    }

    private Fabric end(Verb... verbs) {
        return Playback.of(connected, List.of(verbs)).end();
    }

    private static Verb write(long id) {
        return new Verb.PostSend(NEAR_QP, List.of(SendRequest.write(id, NEAR_MR, LENGTH, FAR_MR)), true);
    }

    private static Verb send(long id) {
        return new Verb.PostSend(NEAR_QP, List.of(SendRequest.send(id, NEAR_MR, LENGTH)), true);
    }
}
