package io.bufferscope.copies.survey;

import java.time.Duration;

/// How far a survey is.
///
/// @param done measurements that are done
/// @param total measurements in all
/// @param left time that the rest will probably take
public record Progress(int done, int total, Duration left) {

    static Progress of(int done, int total, Duration spent) {
        return new Progress(
                done,
                total,
                done == 0 ? Duration.ZERO : spent.multipliedBy(total - done).dividedBy(done));
    }
}
