package io.bufferscope.probe.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Trace;
import io.bufferscope.trace.TraceFile;
import io.bufferscope.trace.pool.PooledPool;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PoolTraceTest {

    @TempDir
    Path folder;

    @Test
    void savedTrace_givesTheSameFrames_forwardsBackwardsAndAnywhere() throws Exception {
        try (PoolRig rig = new PoolRig()) {
            List<Frame> frames = rig.play(
                    "a = direct 500",
                    "workload http operations=400 threads=2",
                    "pause",
                    "step 1500",
                    "allocator adaptive",
                    "workload http memory=heap operations=500",
                    "wait",
                    "step 300",
                    "allocator unpooled",
                    "b = heap 12",
                    "fly");
            Path file = folder.resolve("pool.bscope");
            TraceFile.save(rig.trace(), file);
            try (Trace saved = TraceFile.open(file)) {
                assertThat(saved.steps()).isEqualTo(frames.size()).isGreaterThan(1800);
                for (int step = frames.size(); step >= 1; step -= 7) {
                    assertThat(saved.frame(step)).isEqualTo(frames.get(step - 1));
                }
                SplittableRandom random = new SplittableRandom(5);
                for (int i = 0; i < 60; i++) {
                    int step = 1 + random.nextInt(frames.size());
                    assertThat(saved.frame(step)).isEqualTo(frames.get(step - 1));
                }
            }
        }
    }

    @Test
    void unchangedChunk_isTheSameObject_fromFrameToFrame() throws Exception {
        try (PoolRig rig = new PoolRig()) {
            List<Frame> frames = rig.play("a = direct 500", "b = heap 500");

            assertThat(pooled(frames.get(1))
                            .chunks()
                            .filter(chunk -> chunk.identity() == identity(frames.get(0)))
                            .toList())
                    .containsExactlyElementsOf(pooled(frames.get(0)).chunks().toList())
                    .first()
                    .isSameAs(pooled(frames.get(0)).chunks().findFirst().orElseThrow());
        }
    }

    private static long identity(Frame frame) {
        return pooled(frame).chunks().findFirst().orElseThrow().identity();
    }

    private static PooledPool pooled(Frame frame) {
        return (PooledPool) frame.pools().pools().getFirst();
    }
}
