package io.bufferscope.picture;

import java.util.Locale;

/// Numbers as people write them.
public final class Digits {

    private static final String[] TIMES = {"ns", "µs", "ms", "s"};

    private Digits() {}

    /// A whole number in groups of three digits: `65,536`.
    public static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /// A time with three digits in the unit that fits: `42.7 µs`.
    ///
    /// @param nanos nanoseconds
    public static String time(double nanos) {
        double value = nanos;
        int unit = 0;
        while (value >= 999.5 && unit < TIMES.length - 1) {
            value /= 1000;
            unit++;
        }
        String form = value >= 99.95 || value == Math.rint(value) ? "%.0f %s" : value >= 9.995 ? "%.1f %s" : "%.2f %s";
        return String.format(Locale.ROOT, form, value, TIMES[unit]);
    }
}
