package io.bufferscope.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.Progress;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/// What is known of a run while it goes on.
class GoingTest {

    @Test
    void lives_haveTheMeasuredIterations_notThoseOfTheWarmUp() {
        Going going = Going.begun(Subject.ofFile("x"))
                .with(progress(true, Double.NaN))
                .with(progress(true, 90))
                .with(progress(false, 10))
                .with(progress(false, Double.NaN))
                .with(progress(false, 20));

        assertThat(going.lives()).hasSize(1);
        assertThat(going.lives().getFirst().points()).isEqualTo(List.of(10.0, 20.0));
        assertThat(going.lives().getFirst().mean()).isEqualTo(15);
        assertThat(going.lives().getFirst().unit()).isEqualTo("ns/op");
        assertThat(going.lives().getFirst().label()).isEqualTo("c 16");
    }

    private static Progress progress(boolean warmup, double score) {
        TreeMap<String, String> params = new TreeMap<>();
        params.put("size", "16");
        String unit = Double.isNaN(score) ? "" : "ns/op";
        return new Progress("a.B.c", params, 1, 2, warmup, 1, 5, score, unit, 0.5, Duration.ofSeconds(3));
    }
}
