package io.bufferscope.trace.pool;

import java.util.List;

/// The magazines for one size class.
///
/// @param direct whether its memory is outside the Java heap
/// @param segmentSize bytes of a segment; 0 for the group of large buffers, whose chunks are cut in halves
/// @param thread number of the thread that it belongs to; 0 if all threads share it
/// @param magazines its magazines; contention doubles their number
/// @param cached ids of chunks that wait to be used again
public record MagazineGroup(
        boolean direct, int segmentSize, int thread, List<Magazine> magazines, List<Integer> cached) {

    /// Whether it is the group of large buffers.
    public boolean large() {
        return segmentSize == 0;
    }
}
