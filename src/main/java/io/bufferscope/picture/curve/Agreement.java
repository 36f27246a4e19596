package io.bufferscope.picture.curve;

import java.util.List;

/// How far two sessions did the same: what is seen of both at each look.
///
/// @param looks looks at which both were compared
/// @param same looks at the beginning at which both had done and held the same
/// @param operations operations that both had done at the last look that was the same
public record Agreement(int looks, int same, long operations) {

    /// Compares two curves look by look.
    public static Agreement of(List<PoolPoint> first, List<PoolPoint> second) {
        int looks = Math.min(first.size(), second.size());
        int same = 0;
        while (same < looks && first.get(same).agrees(second.get(same))) {
            same++;
        }
        return new Agreement(looks, same, same == 0 ? 0 : first.get(same - 1).operations());
    }

    /// Whether they agreed at every look.
    public boolean whole() {
        return same == looks;
    }
}
