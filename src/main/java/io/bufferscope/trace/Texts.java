package io.bufferscope.trace;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A memory of short texts read lately, so that names that come again share one string.
final class Texts {

    private static final int LONGEST = 80;
    private static final int PLACES = 256;

    private final byte @Nullable [][] keys = new byte[PLACES][];
    private final @Nullable String[] values = new @Nullable String[PLACES];

    String get(byte[] data, int from, int length) {
        if (length > LONGEST) {
            return new String(data, from, length, UTF_8);
        }
        int place = place(data, from, length);
        byte[] key = keys[place];
        String value = values[place];
        if (key != null && value != null && Arrays.equals(key, 0, key.length, data, from, from + length)) {
            return value;
        }
        String fresh = new String(data, from, length, UTF_8);
        keys[place] = Arrays.copyOfRange(data, from, from + length);
        values[place] = fresh;
        return fresh;
    }

    private static int place(byte[] data, int from, int length) {
        int hash = length;
        for (int i = from; i < from + length; i++) {
            hash = 31 * hash + data[i];
        }
        return (hash ^ hash >>> 8 ^ hash >>> 16) & (PLACES - 1);
    }
}
