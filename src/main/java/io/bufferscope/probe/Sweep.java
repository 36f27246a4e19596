package io.bufferscope.probe;

/// The round over tapes that nobody has called, some at each line: others may have changed them.
final class Sweep {

    private static final int MOST_TAPES_PER_LINE = 32;
    private static final int MOST_BYTES_PER_LINE = 1024;

    private final Scene scene;
    private final Journal journal;
    private final int cap;
    private int cursor;
    private int byteTape;
    private int byteAt;

    Sweep(Scene scene, Journal journal, int cap) {
        this.scene = scene;
        this.journal = journal;
        this.cap = cap;
    }

    void run() {
        int count = scene.count();
        boolean crowded = count > MOST_TAPES_PER_LINE;
        int most = crowded ? MOST_TAPES_PER_LINE / 4 : count;
        for (int i = 0; i < most; i++) {
            cursor = cursor + 1 < count ? cursor + 1 : 0;
            TapeState tape = scene.live(cursor);
            Object object = tape.get();
            if (object != null) {
                scene.attempt(tape, object);
            }
        }
        int budget = crowded ? MOST_BYTES_PER_LINE / 4 : MOST_BYTES_PER_LINE;
        for (int i = 0; i < most && budget > 0; i++) {
            budget -= contents(budget);
        }
    }

    private int contents(int budget) {
        if (byteTape >= scene.count()) {
            byteTape = 0;
            byteAt = 0;
        }
        TapeState tape = scene.live(byteTape);
        Object object = tape.get();
        int window = object == null ? 0 : Math.min(cap, tape.bytes());
        int length = Math.min(budget, window - byteAt);
        if (object != null && length > 0 && tape.readable(object)) {
            tape.contents(object, tape.windowFrom(cap) + byteAt, length, journal);
        }
        byteAt += length;
        if (byteAt >= window) {
            byteTape++;
            byteAt = 0;
        }
        return Math.max(length, 0);
    }
}
