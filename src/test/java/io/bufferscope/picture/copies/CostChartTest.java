package io.bufferscope.picture.copies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.chart.LineLook;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Where costs are drawn.
class CostChartTest {

    @Test
    void picture_placesTenTimesTheCost_equallyFarUpEverywhere() {
        Curve curve = new Curve(
                "a",
                LineLook.DISC,
                "a",
                List.of(dot(64, 10), dot(128, 100), dot(256, 1000)),
                List.of(new Curve.Fit(64, 9, 10, 11), new Curve.Fit(256, 900, 1000, 1100)));

        Picture picture = CostChart.picture(List.of(curve), 400, 150, "size");

        double low = y(picture, 0);
        double middle = y(picture, 1);
        double high = y(picture, 2);
        assertThat(low - middle).isCloseTo(middle - high, offset(1e-6));
        assertThat(low).isGreaterThan(high);
    }

    @Test
    void picture_drawsAFrame_withoutCurves() {
        assertThat(CostChart.picture(List.of(), 400, 150, "size").shapes()).isNotEmpty();
    }

    private static Curve.Dot dot(double size, double nanos) {
        return new Curve.Dot(size, nanos, "");
    }

    private static double y(Picture picture, int dot) {
        return picture.shapes().stream()
                .filter(shape -> shape.id().equals("cost/curve:a/dot:" + dot))
                .map(shape -> ((Shape.Path) shape).y())
                .findFirst()
                .orElseThrow();
    }
}
