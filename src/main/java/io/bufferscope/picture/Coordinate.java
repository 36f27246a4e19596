package io.bufferscope.picture;

import java.math.BigDecimal;
import java.math.RoundingMode;

/// The text form of coordinates: at most two decimals, no trailing zeros.
final class Coordinate {

    private Coordinate() {}

    static String of(double value) {
        long hundredths = Math.round(value * 100);
        if (hundredths % 100 == 0) {
            return Long.toString(hundredths / 100);
        }
        return BigDecimal.valueOf(hundredths, 2)
                .setScale(2, RoundingMode.UNNECESSARY)
                .stripTrailingZeros()
                .toPlainString();
    }
}
