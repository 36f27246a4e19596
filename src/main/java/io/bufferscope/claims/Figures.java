package io.bufferscope.claims;

import java.math.BigDecimal;
import java.math.MathContext;

/// How numbers are written for readers: four digits that count, whole numbers in full.
final class Figures {

    private static final MathContext FOUR = new MathContext(4);
    private static final int LONGEST = 15;

    private Figures() {}

    static String shown(BigDecimal value) {
        BigDecimal exact = value.stripTrailingZeros();
        if (exact.scale() <= 0 && exact.precision() - exact.scale() <= LONGEST) {
            return exact.toPlainString();
        }
        BigDecimal rounded = value.round(FOUR).stripTrailingZeros();
        String plain = rounded.toPlainString();
        return plain.length() <= LONGEST ? plain : rounded.toString();
    }
}
