package io.bufferscope.copies.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class AdviceTest {

    private final CostModel copy = CostModelTest.synthetic(30, 0.2, 0.01, 1);
    private final CostModel share = CostModelTest.synthetic(600, 0.05, 0.01, 2);

    @Test
    void quantiles_areKept() {
        Sizing sizing = Sizing.ofQuantiles(500, 8_000, 200_000);

        assertThat(sizing.quantile(0.5)).isCloseTo(500, within(10.0));
        assertThat(sizing.quantile(0.9)).isCloseTo(8_000, within(200.0));
        assertThat(sizing.quantile(0.99)).isCloseTo(200_000, within(10_000.0));
    }

    @Test
    void histogram_isRead_withOrWithoutHeadingAndCounts() {
        assertThat(Sizing.ofCsv(List.of("size,count", "100,3", "", "5000,1")).shares())
                .containsExactly(new Sizing.Share(100, 0.75), new Sizing.Share(5_000, 0.25));
        assertThat(Sizing.ofCsv(List.of("64", "64", "32", "32")).shares())
                .containsExactly(new Sizing.Share(32, 0.5), new Sizing.Share(64, 0.5));
    }

    @Test
    void badHistogram_isSaidWithItsLine() {
        assertThatThrownBy(() -> Sizing.ofCsv(List.of("size,count", "100,3", "many,1")))
                .hasMessageContaining("Line 3");
        assertThatThrownBy(() -> Sizing.ofCsv(List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Sizing.ofCsv(List.of("5,-1"))).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Sizing.ofQuantiles(5, 4, 3)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void cost_isTheMeanOverAllSizes() {
        Sizing half = Sizing.ofCsv(List.of("1000,1", "3000,1"));
        double expected = (copy.line().at(1_000) + copy.line().at(3_000)) / 2;

        assertThat(Advice.of(half, List.of(copy)).single().getFirst().nanos().value())
                .isCloseTo(expected, within(1e-9));
    }

    @Test
    void mixedSizes_areSplitAtTheCrossing() {
        Advice advice = Advice.of(Sizing.ofCsv(List.of("100,90", "100000,10")), List.of(share, copy));
        Advice.Split split = Objects.requireNonNull(advice.split());

        assertThat(split.small()).isEqualTo(copy.path());
        assertThat(split.large()).isEqualTo(share.path());
        assertThat(split.threshold()).isCloseTo(3_800, within(300.0));
        assertThat(split.shareBelow()).isCloseTo(0.9, within(1e-9));
        assertThat(split.saved()).isBetween(0.2, 0.9);
    }

    @Test
    void smallSizes_areNotSplit() {
        Advice advice = Advice.of(Sizing.ofCsv(List.of("100,99", "2000,1")), List.of(share, copy));

        assertThat(advice.split()).isNull();
        assertThat(advice.single().getFirst().path()).isEqualTo(copy.path());
    }
}
