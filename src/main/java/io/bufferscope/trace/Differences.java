package io.bufferscope.trace;

/// A count of the bytes of a tape that have other values in another frame.
final class Differences {

    private int from = Integer.MAX_VALUE;
    private int to;
    private int count;

    int from() {
        return from;
    }

    int to() {
        return to;
    }

    int count() {
        return count;
    }

    /// Compares where both stretches cover the same bytes of the tape.
    void compare(Span old, Span now) {
        int end = Math.min(old.end(), now.end());
        for (int index = Math.max(old.start(), now.start()); index < end; ) {
            int same = same(old, now, index);
            if (same == 0) {
                compare(index, old.get(index), now.get(index));
            }
            index = Math.min(end - index, Math.max(same, 1)) + index;
        }
    }

    /// How many bytes from here on are the same since both frames share them; 0 if they must be looked at.
    private static int same(Span old, Span now, int index) {
        long at = now.offset() + index - now.start();
        if (at < 0 || old.offset() - old.start() != now.offset() - now.start()) {
            return 0;
        }
        if (old.bytes().sharesPage(now.bytes(), at)) {
            return (int) (Page.SIZE - at % Page.SIZE);
        }
        return old.bytes().sharesBlock(now.bytes(), at) ? (int) (Block.SIZE - at % Block.SIZE) : 0;
    }

    private void compare(int index, int old, int now) {
        if (old != now && old >= 0 && now >= 0) {
            from = Math.min(from, index);
            to = index + 1;
            count++;
        }
    }
}
