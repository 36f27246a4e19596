package io.bufferscope.condition;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.app.SampleTrace;
import io.bufferscope.condition.Breakpoint.Place;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ConditionTest {

    private final Trace trace = new SampleTrace();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "buf.refCnt == 0|19",
                "nio.remaining > 11|2 3",
                "buf.writable < 16 && step > 13 && line == 13|14",
                "threw|17",
                "thrown == 'IllegalArgumentException'|17",
                "call == \"ByteBuffer.flip()\"|6",
                "changed(nio)|2 4 6 8",
                "limitReached(buf)|10 11",
                "grew(buf)|",
                "shared(nio) || shared(buf)|",
                "h2 == 72|15 16 17 18 19",
                "thread == 'main' && step <= 2|1 2",
                "threadId == 1 && depth == 1 && step == 3|3",
                "!(step >= 2)|1",
                "printed|16 18",
                "output != ''|16 18",
                "nio.position + 4 == nio.limit && step % 2 == 0|8 10 12 14 16 18",
                "buf != null && step < 12|10 11",
            })
    void condition_holdsAtTheStepsItMeans(String text, String steps) throws ConditionException {
        assertThat(holding(Condition.of(text))).isEqualTo(steps == null ? "" : steps);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "|EMPTY|0|",
                "buf.refCnt ==|SYNTAX|12|==",
                "(step > 3|SYNTAX|1|",
                "step > > 3|SYNTAX|8|>",
                "system('x')|FUNCTION|1|system",
                "step > 1 && DT_NOW() > 2|FUNCTION|13|DT_NOW",
                "step ^ 2 > 3|SYNTAX|6|^",
                "buf[|SYNTAX|4|",
            })
    void text_isRefusedWithItsPlace_whenItIsNoCondition(String text, Problem.Kind kind, int column, String word) {
        Problem problem = refusal(text == null ? "" : text);
        assertThat(problem.kind()).isEqualTo(kind);
        if (word != null) {
            assertThat(problem.word()).isEqualTo(word);
            assertThat(problem.column()).isEqualTo(column);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "buff.refCnt == 0|NAME|buff",
                "nio.refCnt == 0|FIELD|refCnt",
                "changed(step)|BUFFER|changed",
                "buf.refCnt|BOOLEAN|",
                "buf < 4|MISFIT|<",
                "buf.refCnt / 0 > 1|MISFIT|/",
            })
    void problem_isSaid_afterTheStepsWereAsked(String text, Problem.Kind kind, String word) throws ConditionException {
        Condition condition = Condition.of(text);
        assertThat(holding(condition)).isEmpty();
        assertThat(condition.problem()).isNotNull();
        assertThat(condition.problem().kind()).isEqualTo(kind);
        assertThat(condition.problem().word()).isEqualTo(word == null ? "" : word);
    }

    @Test
    void problem_isNone_whenANameComesLater() throws ConditionException {
        Condition condition = Condition.of("h2 > 1000");
        assertThat(holding(condition)).isEmpty();
        assertThat(condition.problem()).isNull();
    }

    @Test
    void text_isRefused_whenItIsTooLongOrNested() {
        assertThat(refusal("1 + ".repeat(200) + "1 == 2").kind()).isEqualTo(Problem.Kind.LONG);
    }

    @ParameterizedTest
    @EnumSource
    void problems_areSentences_inBothLanguages(Problem.Kind kind) {
        for (Language language : Language.values()) {
            String sentence = new Problem(kind, 3, "word").sentence(Messages.of(language));
            assertThat(sentence).doesNotContain("[", "{").matches(".*[.。]");
        }
    }

    @Test
    void breakpoint_onALine_hitsWhereTheLineIsReached() {
        assertThat(stops(Breakpoint.at(new Place.Line(8)))).containsExactly(5L);
    }

    @Test
    void breakpoint_onACall_hitsByNameWithOrWithoutOwner() {
        assertThat(stops(Breakpoint.at(new Place.Call("flip")))).containsExactly(6L);
        assertThat(stops(Breakpoint.at(new Place.Call("ByteBuf.release")))).containsExactly(19L);
        assertThat(stops(Breakpoint.at(new Place.Call("ByteBuf.flip()")))).isEmpty();
        assertThat(stops(Breakpoint.at(new Place.Call("position")))).containsExactly(17L);
    }

    @Test
    void breakpoint_onAStandingCondition_hitsWhereItBegins() {
        assertThat(stops(anywhere("nio.position == 1"))).containsExactly(8L);
        assertThat(stops(anywhere("changed(nio)"))).containsExactly(2L, 4L, 6L, 8L);
    }

    @Test
    void breakpoint_countsFromTheHitThatIsWanted() {
        Breakpoint third = anywhere("changed(nio)").withFromHit(3);
        assertThat(stops(third)).containsExactly(6L, 8L);
        Lookout lookout = new Lookout(List.of(third));
        trace.frames(1, 19).forEachRemaining(frame -> lookout.take(frame, null));
        assertThat(lookout.tallies()).containsExactly(Tally.NONE);
    }

    @Test
    void breakpoint_neverHits_whenDisabledOrWrong() {
        assertThat(stops(anywhere("threw").withEnabled(false))).isEmpty();
        assertThat(stops(anywhere("threw &&"))).isEmpty();
        Lookout lookout = new Lookout(List.of(anywhere("threw &&")));
        assertThat(lookout.tallies().getFirst().problem()).isNotNull();
    }

    private static Breakpoint anywhere(String condition) {
        return Breakpoint.at(new Place.Anywhere()).withCondition(condition);
    }

    private List<Long> stops(Breakpoint breakpoint) {
        Lookout lookout = new Lookout(List.of(breakpoint));
        List<Long> stops = new ArrayList<>();
        for (long step = 1; step <= trace.steps(); step++) {
            if (lookout.take(trace.frame(step), step == 1 ? null : trace.frame(step - 1))) {
                stops.add(step);
            }
        }
        return stops;
    }

    private String holding(Condition condition) {
        StringBuilder steps = new StringBuilder();
        for (long step = 1; step <= trace.steps(); step++) {
            if (condition.holds(trace.frame(step), step == 1 ? null : trace.frame(step - 1))) {
                steps.append(steps.isEmpty() ? "" : " ").append(step);
            }
        }
        return steps.toString();
    }

    private static Problem refusal(String text) {
        try {
            Condition.of(text);
        } catch (ConditionException e) {
            return e.problem();
        }
        throw new AssertionError("taken: " + text);
    }
}
