package io.bufferscope.instrument;

import io.bufferscope.trace.Range;
import java.util.Arrays;

/// The lines of a text: turns offsets into lines and columns, both from 1.
final class LineTable {

    private final int[] starts;
    private final int count;

    LineTable(CharSequence text) {
        int[] found = new int[256];
        int lines = 1;
        for (int i = 0; i < text.length(); i++) {
            if (endsLine(text, i)) {
                found = lines == found.length ? Arrays.copyOf(found, lines * 2) : found;
                found[lines++] = i + 1;
            }
        }
        starts = found;
        count = lines;
    }

    /// The line of an offset.
    int line(int offset) {
        int at = Arrays.binarySearch(starts, 0, count, offset);
        return at >= 0 ? at + 1 : -at - 1;
    }

    /// The stretch between two offsets; `end` is exclusive.
    Range range(int start, int end) {
        int first = line(start);
        int last = line(end);
        return new Range(first, start - starts[first - 1] + 1, last, end - starts[last - 1] + 1);
    }

    private static boolean endsLine(CharSequence text, int at) {
        char c = text.charAt(at);
        return c == '\n' || (c == '\r' && (at + 1 == text.length() || text.charAt(at + 1) != '\n'));
    }
}
