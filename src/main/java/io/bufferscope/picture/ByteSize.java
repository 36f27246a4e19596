package io.bufferscope.picture;

import java.util.Locale;

/// Bytes as people write them: `500 B`, `8 KiB`, `1.5 MiB`.
public final class ByteSize {

    private static final String[] UNITS = {"B", "KiB", "MiB", "GiB", "TiB"};

    private ByteSize() {}

    /// A number of bytes in the largest unit that it has at least one of, with one decimal if it is not whole.
    ///
    /// @param bytes a negative number means that nobody can say
    public static String of(long bytes) {
        if (bytes < 0) {
            return "—";
        }
        double value = bytes;
        int unit = 0;
        while (value >= 1024 && unit < UNITS.length - 1) {
            value /= 1024;
            unit++;
        }
        boolean whole = value == Math.rint(value);
        return String.format(Locale.ROOT, whole ? "%.0f %s" : "%.1f %s", value, UNITS[unit]);
    }

    /// A number of bytes with all its digits: `5,242,880 B`.
    public static String exact(long bytes) {
        return String.format(Locale.ROOT, "%,d B", bytes);
    }
}
