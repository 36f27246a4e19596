package io.bufferscope.trace;

import java.util.ArrayList;
import java.util.List;

/// The finding of partners in two sequences of keys: as many as a look ahead of some steps shows, in order.
final class Pairing {

    private static final int WINDOW = 48;
    private static final int FAR = 4000;

    private final List<String> first;
    private final List<String> second;
    private final List<int[]> pairs = new ArrayList<>();

    private Pairing(List<String> first, List<String> second) {
        this.first = first;
        this.second = second;
    }

    /// The indices of partners, ascending on both sides.
    static List<int[]> of(List<String> first, List<String> second) {
        Pairing pairing = new Pairing(first, second);
        pairing.run();
        return pairing.pairs;
    }

    private void run() {
        int i = 0;
        int j = 0;
        while (i < first.size() && j < second.size()) {
            int[] skip = same(i, j) ? new int[2] : skip(i, j);
            i += skip[0];
            j += skip[1];
            if (i < first.size() && j < second.size()) {
                pairs.add(new int[] {i++, j++});
            }
        }
    }

    private boolean same(int i, int j) {
        return i < first.size() && j < second.size() && first.get(i).equals(second.get(j));
    }

    /// How far to skip on each side to come to partners again; to the ends if there are none.
    private int[] skip(int i, int j) {
        for (int both = 1; both <= WINDOW; both++) {
            for (int left = 0; left <= both; left++) {
                if (same(i + left, j + both - left)) {
                    return new int[] {left, both - left};
                }
            }
        }
        for (int far = WINDOW + 1; far <= FAR; far++) {
            if (same(i, j + far)) {
                return new int[] {0, far};
            }
            if (same(i + far, j)) {
                return new int[] {far, 0};
            }
        }
        return new int[] {first.size(), second.size()};
    }
}
