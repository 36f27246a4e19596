package io.bufferscope.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A memory of short texts read lately, so that names that come again share one string.
final class Texts {

    private static final int LONGEST = 80;
    private static final int PLACES = 256;

    private final @Nullable Entry[] entries = new @Nullable Entry[PLACES];

    String get(byte[] data, int from, int length) {
        if (length > LONGEST) {
            return new String(data, from, length, UTF_8);
        }
        int place = place(data, from, length);
        Entry known = entries[place];
        if (known == null || !Arrays.equals(known.utf8, 0, known.utf8.length, data, from, from + length)) {
            known = Entry.of(Arrays.copyOfRange(data, from, from + length));
            entries[place] = known;
        }
        return known.text;
    }

    private static int place(byte[] data, int from, int length) {
        int hash = length;
        for (int i = from; i < from + length; i++) {
            hash = 31 * hash + data[i];
        }
        return (hash ^ (hash >>> 8) ^ (hash >>> 16)) & (PLACES - 1);
    }

    private record Entry(byte[] utf8, String text) {

        static Entry of(byte[] utf8) {
            return new Entry(utf8, new String(utf8, UTF_8));
        }
    }
}
