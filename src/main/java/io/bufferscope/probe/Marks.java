package io.bufferscope.probe;

import io.bufferscope.trace.Tape;
import java.nio.Buffer;
import java.nio.InvalidMarkException;
import java.util.Arrays;

/// The reader of marks.
///
/// A mark has no public getter, and opening `java.base` to ourselves would open it to the program too. But a
/// duplicate has the same mark, and `reset` on the duplicate tells it, by an exception where none is set. That is
/// slow, so it is asked only where the answer can be new. A set mark is dropped only by a call, or by a move of the
/// indices; it is set by `mark()` alone. A site after which a mark was not set cannot be a call of `mark()`, so no
/// site pays for the exception twice.
final class Marks {

    private byte[] unmarkedSites = new byte[256];

    /// The mark of a buffer now.
    ///
    /// @param known the mark as it was last read; [Tape#UNKNOWN] if it never was
    /// @param moved whether indices or more may have changed since
    /// @param site the call that just returned, or -1
    int read(Buffer buffer, int known, boolean moved, int site) {
        if (known == Tape.UNKNOWN) {
            return ask(buffer);
        }
        if (known >= 0) {
            return moved || site >= 0 ? ask(buffer) : known;
        }
        if (site < 0 || unmarked(site)) {
            return known;
        }
        int mark = ask(buffer);
        if (mark < 0) {
            learn(site);
        }
        return mark;
    }

    private static int ask(Buffer buffer) {
        try {
            return buffer.duplicate().reset().position();
        } catch (InvalidMarkException none) {
            return -1;
        }
    }

    private boolean unmarked(int site) {
        return site < unmarkedSites.length && unmarkedSites[site] != 0;
    }

    private void learn(int site) {
        if (site >= unmarkedSites.length) {
            unmarkedSites = Arrays.copyOf(unmarkedSites, Math.max(site + 1, unmarkedSites.length * 2));
        }
        unmarkedSites[site] = 1;
    }
}
