package io.bufferscope.bench.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class TrendTest {

    @Test
    void drifts_whenIterationsFallOneAfterTheOther() {
        Trend trend = Trend.of(List.of(List.of(20.0, 17.0, 15.0, 13.0, 12.0), List.of(21.0, 18.0, 16.0, 14.0, 12.0)));

        assertThat(trend.drifting()).isTrue();
        assertThat(trend.drift()).isBetween(-0.7, -0.4);
    }

    @Test
    void isSteady_whenTheyGoUpAndDown() {
        assertThat(Trend.of(List.of(List.of(10.0, 13.0, 9.0, 12.0, 10.5))).drifting())
                .isFalse();
        assertThat(Trend.of(List.of(List.of(10.0, 10.0, 10.0, 10.0, 10.0))).drifting())
                .isFalse();
    }

    @Test
    void isSteady_whenTheDriftDoesNotMatter() {
        assertThat(Trend.of(List.of(List.of(10.0, 10.01, 10.02, 10.03, 10.04))).drifting())
                .isFalse();
    }

    @Test
    void isUnknown_withFewIterations() {
        assertThat(Trend.of(List.of(List.of(3.0, 2.0, 1.0))).known()).isFalse();
        assertThat(Trend.of(List.of()).known()).isFalse();
    }
}
