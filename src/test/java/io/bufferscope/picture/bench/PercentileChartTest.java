package io.bufferscope.picture.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.PictureText;
import io.bufferscope.picture.Shape;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Where percentiles are drawn.
class PercentileChartTest {

    private final Picture picture = PercentileChart.picture(
            List.of(
                    new PercentileChart.Point("P50", 20, "half"),
                    new PercentileChart.Point("P99", 200, "most"),
                    new PercentileChart.Point("P100", 2000, "all")),
            500,
            120,
            "ns/op");

    @Test
    void points_lieTenTimesTheValue_equallyFarUp() {
        double low = mark("P50").y() - mark("P99").y();
        double high = mark("P99").y() - mark("P100").y();

        assertThat(low).isPositive().isCloseTo(high, offset(1e-6));
        assertThat(mark("P50").x()).isLessThan(mark("P99").x());
    }

    @Test
    void scale_hasALineForEachPowerOfTen() {
        assertThat(PictureText.of(picture)).contains("percentiles/tick:1 ", "percentiles/tick:4 ", "10,000", "(most)");
    }

    @Test
    void picture_isDrawn_withoutAnyPoint() {
        assertThat(PercentileChart.picture(List.of(), 300, 100, "").shapes())
                .isNotEmpty()
                .noneMatch(Shape.Path.class::isInstance);
    }

    private Shape.Path mark(String word) {
        return picture.shapes().stream()
                .filter(shape -> shape.id().equals("percentiles/point:" + word))
                .map(Shape.Path.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
