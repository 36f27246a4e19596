package io.bufferscope.picture.curve;

import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.Activity;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolFigures;
import io.bufferscope.trace.pool.PoolScene;

/// What is kept of a step for a curve.
///
/// @param step the step
/// @param operations operations of the workload so far
/// @param live buffers that the workload holds
/// @param liveBytes bytes that it asked for in them
/// @param threw whether the step threw
/// @param figures those of the newest allocator; [PoolFigures#UNKNOWN] if there is none
public record PoolPoint(long step, long operations, long live, long liveBytes, boolean threw, PoolFigures figures) {

    /// What is kept of a frame.
    public static PoolPoint of(Frame frame) {
        PoolScene scene = frame.pools();
        Activity activity = scene.activity();
        Pool newest = scene.isEmpty() ? null : scene.pools().getLast();
        return new PoolPoint(
                frame.step(),
                activity.operations(),
                activity.live(),
                activity.liveBytes(),
                frame.thrown() != null || activity.failed() > 0,
                newest == null ? PoolFigures.UNKNOWN : PoolFigures.of(scene, newest));
    }

    /// Whether both are of the same place in one sequence of operations: as many done, as many buffers and bytes held.
    public boolean agrees(PoolPoint other) {
        return operations == other.operations && live == other.live && liveBytes == other.liveBytes;
    }
}
