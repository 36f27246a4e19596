package io.bufferscope.app.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.probe.pool.PoolRig;
import io.bufferscope.trace.pool.stop.StopCondition;
import io.bufferscope.trace.pool.stop.StopCondition.Kind;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class StopWalkTest {

    @Test
    void walk_findsTheSameSteps_forwardsAndBackwards() throws Exception {
        try (PoolRig rig = new PoolRig()) {
            rig.play("allocator teaching", "workload sawtooth seed=3 held=true", "step 900");
            StopWalk walk = new StopWalk(rig.trace(), StopCondition.of(Kind.NEW_CHUNK), () -> false);
            List<Long> forwards = new ArrayList<>();
            for (long step = walk.next(0); step > 0; step = walk.next(step)) {
                forwards.add(step);
            }
            List<Long> backwards = new ArrayList<>();
            for (long step = walk.previous(rig.trace().steps() + 1); step > 0; step = walk.previous(step)) {
                backwards.add(step);
            }

            assertThat(forwards).hasSizeGreaterThan(3).isSorted();
            assertThat(backwards.reversed()).isEqualTo(forwards);
        }
    }
}
