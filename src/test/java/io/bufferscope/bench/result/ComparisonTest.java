package io.bufferscope.bench.result;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparisonTest {

    @Test
    void says_alike_whenIntervalsOverlap() throws Exception {
        assertThat(Comparison.of(average(10, 12), average(11.9, 14))).isEqualTo(Comparison.ALIKE);
    }

    @Test
    void says_whichIsBetter_whenTheyDoNot() throws Exception {
        assertThat(Comparison.of(average(10, 12), average(12.1, 14))).isEqualTo(Comparison.BETTER);
        assertThat(Comparison.of(average(12.1, 14), average(10, 12))).isEqualTo(Comparison.WORSE);
    }

    @Test
    void says_unknown_withoutIntervalOrWithAnotherUnit() throws Exception {
        Measurement single = JmhJson.parse(Samples.SINGLE_SHOT).getFirst();

        assertThat(Comparison.of(single, single)).isEqualTo(Comparison.UNKNOWN);
        assertThat(Comparison.of(
                        average(1, 2), JmhJson.parse(Samples.THROUGHPUT).getFirst()))
                .isEqualTo(Comparison.UNKNOWN);
    }

    private static Measurement average(double low, double high) throws JmhJson.Malformed {
        return JmhJson.parse("[" + Samples.average("a.B.c", low, high) + "]").getFirst();
    }
}
