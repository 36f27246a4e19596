package io.bufferscope.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ClockTest {

    private final AtomicLong now = new AtomicLong(1_000);
    private final Clock clock = new Clock(now::get);

    @Test
    void carriesOn_whatJmhSaid() {
        clock.read("# Run progress: 50.00% complete, ETA 00:01:40");
        assertThat(clock.share()).isEqualTo(0.5);
        assertThat(clock.left()).isEqualTo(Duration.ofSeconds(100));

        now.addAndGet(Duration.ofSeconds(40).toNanos());
        assertThat(clock.share()).isEqualTo(0.7);
        assertThat(clock.left()).isEqualTo(Duration.ofSeconds(60));
    }

    @Test
    void neverSaysDone_whenItTakesLonger() {
        clock.read("# Run progress: 90.00% complete, ETA 00:00:01");
        now.addAndGet(Duration.ofHours(1).toNanos());

        assertThat(clock.share()).isLessThan(1);
        assertThat(clock.left()).isZero();
    }

    @Test
    void reads_daysAndLeavesOtherLinesAlone() {
        clock.read("# Run progress: 0.00% complete, ETA 1d 02:00:00");
        clock.read("# Fork: 1 of 5");

        assertThat(clock.left()).isEqualTo(Duration.ofHours(26));
    }
}
