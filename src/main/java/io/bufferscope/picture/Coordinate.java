package io.bufferscope.picture;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.stream.Collectors;

/// The text form of coordinates: at most two decimals, no trailing zeros.
final class Coordinate {

    private Coordinate() {}

    static String of(double value) {
        long hundredths = Math.round(value * 100);
        if (hundredths % 100 == 0) {
            return Long.toString(hundredths / 100);
        }
        return BigDecimal.valueOf(hundredths, 2).stripTrailingZeros().toPlainString();
    }

    /// Path data of commands and coordinates: `join("M", 1.0, 2.0)`.
    static String join(Object... parts) {
        return Arrays.stream(parts)
                .map(part -> part instanceof Double value ? of(value) : part.toString())
                .collect(Collectors.joining(" "));
    }
}
