package io.bufferscope.copies.ownership;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.copies.Evidence;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PlayTest {

    /// What the JDK and Netty throw, or give where a view goes wrong without an exception.
    private static final Map<String, String> ENDINGS = Map.of(
            "kept-segment", "IllegalStateException: Already closed",
            "kept-slice", "IllegalReferenceCountException: refCnt: 0",
            "other-thread", "WrongThreadException: ",
            "released-twice", "IllegalReferenceCountException: refCnt: 0, decrement: 1",
            "closed-twice", "IllegalStateException: Already closed",
            "child-released-twice", "IllegalReferenceCountException: refCnt: 0",
            "wrong-allocator", "free(): invalid pointer");

    static Stream<Play> plays() {
        return Play.all().stream();
    }

    @ParameterizedTest
    @MethodSource("plays")
    void play_endsAsItDoesForReal(Play play) {
        PlayStep last = play.play().getLast();

        if (ENDINGS.containsKey(play.id())) {
            assertThat(last.thrown()).as(play.id()).startsWith(ENDINGS.get(play.id()));
        } else {
            assertThat(last.thrown()).as(play.id()).isEmpty();
        }
        assertThat(last.evidence() == Evidence.MODELLED).isEqualTo(play.id().equals("wrong-allocator"));
    }

    @ParameterizedTest
    @MethodSource("plays")
    void play_hasWords(Play play) {
        for (Language language : Language.values()) {
            Messages words = Messages.of(language);
            assertThat(play.title(words) + play.moral(words) + play.ownership().word(words))
                    .doesNotContain("[");
        }
    }

    @Test
    void changedAfterSend_reachesTheReceiver() {
        assertThat(results("changed-after-send")).containsExactly("false", "", "", "99");
    }

    @Test
    void neverReleased_staysPinned() {
        assertThat(results("never-released")).containsExactly("0", "1024", "1024");
    }

    @Test
    void byteOrder_isNotPassedOn() {
        assertThat(results("byte-order")).containsExactly("1", "16777216", "1");
    }

    private static List<String> results(String id) {
        return plays().filter(play -> play.id().equals(id)).findFirst().orElseThrow().play().stream()
                .map(PlayStep::result)
                .toList();
    }
}
