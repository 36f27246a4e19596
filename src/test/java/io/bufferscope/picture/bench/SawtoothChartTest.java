package io.bufferscope.picture.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.PictureText;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Where the heap is drawn.
class SawtoothChartTest {

    private static final Sawtooth BUSY = new Sawtooth(
            "fork 1", List.of(new Sawtooth.Tooth(1, 40, 4, "first"), new Sawtooth.Tooth(2, 40, 4, "second")));
    private static final Sawtooth CALM = new Sawtooth("fork 2", List.of());

    @Test
    void heap_risesToEachCollection_andFallsUprightThere() {
        String text = PictureText.of(SawtoothChart.picture(List.of(BUSY), 478, 80, "seconds"));

        assertThat(text)
                .contains("path sawtooth/fork:0/heap CHART_1 0,0 M 266.0 18.0 L 266.0 90.0 L 466.0 18.0 L 466.0 90.0");
        assertThat(text).contains("(first)", "(second)", "40 MiB");
    }

    @Test
    void forks_standBelowEachOther_alsoThoseWithoutCollections() {
        Picture one = SawtoothChart.picture(List.of(BUSY), 478, 80, "seconds");
        Picture two = SawtoothChart.picture(List.of(BUSY, CALM), 478, 80, "seconds");

        assertThat(two.height()).isGreaterThan(one.height() + 80);
        assertThat(PictureText.of(two)).contains("fork 2").doesNotContain("sawtooth/fork:1/heap");
    }
}
