package io.bufferscope.app.present;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/// How many hands went up for each option of a question.
///
/// @param counts one for each option, each from 0
record Poll(List<Integer> counts) {

    private static final int MOST = 9999;

    /// Nobody has voted for any of so many options.
    static Poll of(int options) {
        return new Poll(Collections.nCopies(options, 0));
    }

    Poll with(int option, int count) {
        return new Poll(IntStream.range(0, counts.size())
                .mapToObj(i -> i == option ? Math.clamp(count, 0, MOST) : counts.get(i))
                .toList());
    }

    int count(int option) {
        return counts.get(option);
    }

    int total() {
        return counts.stream().mapToInt(Integer::intValue).sum();
    }

    /// Part of the votes that an option has, from 0 to 1.
    double share(int option) {
        return total() == 0 ? 0 : (double) count(option) / total();
    }
}
