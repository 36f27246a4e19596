package io.bufferscope.copies.rdma;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;

class OfferTest {

    private static final Fabric EMPTY = Fabric.empty(1 << 16);

    private static List<String> names(Fabric fabric) {
        return Offer.of(fabric, Verb.End.NEAR, 1).stream()
                .filter(offer -> offer.verb() != null)
                .map(Offer::name)
                .toList();
    }

    @Test
    void of_offersOnlyWhatNeedsNothing_whenThereIsNothing() {
        assertThat(names(EMPTY)).containsExactly("ibv_alloc_pd", "ibv_create_cq", "ibv_get_async_event");
    }

    @Test
    void of_offersQueuePair_onceThereAreBothItNeeds() {
        Fabric domain = Rdma.apply(EMPTY, new Verb.AllocPd(Verb.End.NEAR)).after();
        assertThat(names(domain)).doesNotContain("ibv_create_qp").contains("ibv_reg_mr");

        Fabric both = Rdma.apply(domain, new Verb.CreateCq(Verb.End.NEAR, 4)).after();
        assertThat(names(both)).contains("ibv_create_qp");
    }

    @Test
    void of_leadsToAWrite_fromConnectedEnds() {
        Verb write = Offer.of(Connected.fabric(), Verb.End.NEAR, 7).stream()
                .filter(offer -> offer.name().equals("ibv_post_send WRITE"))
                .findFirst()
                .orElseThrow()
                .verb();

        Fabric after = Playback.of(Connected.fabric(), List.of(write, new Verb.Carry(Connected.NEAR_QP)))
                .end();

        assertThat(after.regions().get(Connected.FAR_MR).received()).isEqualTo(Connected.LENGTH);
        assertThat(after.queues().get(Connected.NEAR_CQ).entries())
                .extracting(Completion::request)
                .containsExactly(7L);
    }

    @Test
    void everyOffer_hasACallOrSaysWhatItLacks() {
        for (Language language : Language.values()) {
            Messages words = Messages.of(language);
            assertThat(Offer.of(EMPTY, Verb.End.FAR, 1))
                    .allSatisfy(offer -> assertThat(
                                    offer.verb() == null ? words.text(offer.lacks()) : VerbText.of(offer.verb(), words))
                            .isNotEmpty()
                            .doesNotContain("["));
        }
    }

    @Test
    void text_namesEveryVerbOfEveryMistake() {
        Messages words = Messages.of(Language.EN);
        for (Pitfall pitfall : Pitfall.all()) {
            assertThat(pitfall.wrong())
                    .allSatisfy(verb ->
                            assertThat(VerbText.of(verb, words)).isNotBlank().doesNotContain("["));
        }
    }
}
