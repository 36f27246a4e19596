package io.bufferscope.claims;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.bufferscope.l10n.Language;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ComputationTest {

    private static final Text TIME = new Text("time", "时间");

    @Test
    void computation_showsFormulaNumbersAndResult() throws FormulaException {
        Computation computation = Computation.of(check("1000 / rate"));
        assertThat(computation.lines().getLast().in(Language.EN))
                .isEqualTo("time: t = 1000 / rate = 1000 / 12345 = 0.081 ns");
        assertThat(computation.lines().getLast().in(Language.ZH)).startsWith("时间：t = ");
        assertThat(computation.observations().typed("t"))
                .hasValueSatisfying(value ->
                        assertThat((BigDecimal) value).isBetween(new BigDecimal("0.0810"), new BigDecimal("0.0811")));
    }

    @Test
    void functions_keepTheirNames() throws FormulaException {
        assertThat(Computation.of(check("ABS(0 - rate)")).lines().getLast().filled())
                .isEqualTo("ABS(0 - 12345)");
    }

    @Test
    void formulas_withoutAValue_areRefusedInASentence() {
        assertThatThrownBy(() -> Computation.of(check("1000 / unknown")))
                .hasMessageContaining("'unknown' was not observed");
        assertThatThrownBy(() -> Computation.of(check("1000 / "))).isInstanceOf(FormulaException.class);
        assertThatThrownBy(() -> Computation.of(check("rate / 0"))).isInstanceOf(FormulaException.class);
        assertThatThrownBy(() -> Computation.of(check("rate > 1"))).hasMessageContaining("no number");
    }

    @Test
    void figures_areShownWithFourDigits_wholeNumbersInFull() {
        assertThat(List.of("0.08100445", "12345", "1000000", "357.142857", "1E-12", "6.5e20").stream()
                        .map(value -> Figures.shown(new BigDecimal(value))))
                .containsExactly("0.081", "12345", "1000000", "357.1", "0.000000000001", "6.5E+20");
    }

    @Test
    void printedLines_areObservationsOnlyIfTheyLookLikeIt() {
        Observations observed = Observations.printed(List.of("a = 1", "b = x = y", "words", "c =", "= 3", "d = true"));
        assertThat(observed.values()).isEqualTo(Map.of("a", "1", "b", "x = y", "d", "true"));
        assertThat(observed.typed("a")).contains(BigDecimal.ONE);
        assertThat(observed.typed("d")).contains(true);
        assertThat(observed.typed("e")).isEmpty();
    }

    private static Check.Arithmetic check(String formula) {
        Map<String, Check.Given> given = new LinkedHashMap<>();
        given.put("rate", new Check.Given(new BigDecimal("12345"), "ops/µs", TIME));
        return new Check.Arithmetic(given, List.of(new Check.Step("t", formula, "ns", TIME)), Rules.NONE);
    }
}
