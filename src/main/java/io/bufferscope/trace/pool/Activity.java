package io.bufferscope.trace.pool;

/// What a workload did up to a step.
///
/// @param workload its name, such as `http`; empty if there is none
/// @param running whether it runs freely and is only sampled
/// @param operations allocations and releases since it began
/// @param perSecond operations a second since the sample before; 0 if it does not run freely
/// @param failed operations that threw
/// @param live buffers that it holds
/// @param liveBytes bytes that it asked for in them
/// @param dropped samples that were left out because the ones before were not yet taken away
/// @param listed whether its buffers are among [PoolScene#buffers]
/// @param pauseNanos nanoseconds for which its threads waited so that this snapshot is exact
public record Activity(
        String workload,
        boolean running,
        long operations,
        long perSecond,
        long failed,
        long live,
        long liveBytes,
        long dropped,
        boolean listed,
        long pauseNanos) {

    /// No workload.
    public static final Activity NONE = new Activity("", false, 0, 0, 0, 0, 0, 0, true, 0);
}
