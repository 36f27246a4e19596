package io.bufferscope.app.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.probe.pool.PoolRig;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.PooledPool;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Small parts of the Pool room without a window.
class PoolPartsTest {

    @ParameterizedTest
    @CsvSource({"500, 500", "500 B, 500", "8 KiB, 8192", "4MiB, 4194304", "1G, 1073741824", "3 GiB, 0", "x, 0", "-1, 0"
    })
    void typedSize_isReadAsPeopleWriteIt(String text, int bytes) {
        assertThat(TypedSize.of(text)).isEqualTo(bytes);
    }

    @Test
    void frameRate_countsThePicturesOfTheLastSecond() {
        AtomicLong now = new AtomicLong();
        FrameRate rate = new FrameRate(now::get);
        for (int i = 0; i < 30; i++) {
            now.set(i * 50_000_000L);
            rate.painted();
        }
        assertThat(rate.perSecond()).isEqualTo(20);
        now.addAndGet(5_000_000_000L);
        assertThat(rate.perSecond()).isZero();
    }

    @Test
    void click_onAKindOfMemory_looksAtItAlone() {
        PoolView view = PickedPlace.look(PoolView.of(900), "arena:heap");
        assertThat(view.arena()).isEqualTo("heap");
        assertThat(PickedPlace.look(view, "arena:direct:1").arena()).isEqualTo("direct:1");
    }

    @Test
    void chunkBases_haveTheirLargestCommonPowerOfTwoMeasured() throws Exception {
        try (PoolRig rig = new PoolRig()) {
            List<Frame> frames = rig.play("allocator teaching", "a = direct 500");
            PooledPool pool = (PooledPool) frames.getLast().pools().pools().getFirst();
            long base = pool.chunks().findFirst().orElseThrow().identity();
            assertThat(BaseAlignment.of(pool)).isPositive().isEqualTo(Long.lowestOneBit(base));
            PooledPool before = (PooledPool) frames.getFirst().pools().pools().getFirst();
            assertThat(BaseAlignment.of(before)).isZero();
        }
    }
}
