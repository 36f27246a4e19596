package io.bufferscope.picture.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Where iterations are drawn.
class IterationChartTest {

    private static final Iterations TWO_FORKS = new Iterations(
            List.of(
                    new Iterations.Fork("fork 1", List.of(900.0), List.of(10.0, 12.0)),
                    new Iterations.Fork("fork 2", List.of(), List.of(11.0, 11.0))),
            11,
            10.5,
            11.5,
            "ns/op");

    private final Picture picture = IterationChart.picture(TWO_FORKS, 400, 100);

    @Test
    void marks_standInOrder_forkAfterFork() {
        assertThat(List.of(
                        mark("iterations/fork:0/warmup:0").x(),
                        mark("iterations/fork:0/measured:0").x(),
                        mark("iterations/fork:0/measured:1").x(),
                        mark("iterations/fork:1/measured:0").x(),
                        mark("iterations/fork:1/measured:1").x()))
                .isSorted();
        assertThat(mark("iterations/fork:0/measured:1").y())
                .isLessThan(mark("iterations/fork:0/measured:0").y());
    }

    @Test
    void warmUp_thatLiesFarAbove_isAnArrowAtTheEdge_andDoesNotStretchTheScale() {
        Shape.Path warmup = mark("iterations/fork:0/warmup:0");

        assertThat(warmup.style()).isEqualTo(Style.BENCH_WARMUP);
        assertThat(warmup.y()).isEqualTo(22);
        assertThat(warmup.data())
                .isNotEqualTo(mark("iterations/fork:0/measured:0").data());
    }

    @Test
    void picture_isDrawn_withoutAnyIteration() {
        Iterations none = new Iterations(List.of(), Double.NaN, Double.NaN, Double.NaN, "");

        assertThat(IterationChart.picture(none, 300, 100).shapes()).isNotEmpty();
    }

    private Shape.Path mark(String id) {
        return picture.shapes().stream()
                .filter(shape -> shape.id().equals(id))
                .map(Shape.Path.class::cast)
                .findFirst()
                .orElseThrow();
    }
}
