package io.bufferscope.bench.report;

import io.bufferscope.bench.result.Metric;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;

/// Numbers as people read them, never rounded so far that the interval is hidden.
public final class Figures {

    private static final int DIGITS = 4;
    private static final double NOTHING = 0.05;

    private Figures() {}

    /// A score with its interval and unit, such as `51.37 ± 0.82 ns/op`.
    public static String score(Metric metric) {
        String error = Double.isNaN(metric.error()) ? "± ?" : "± " + error(metric.error());
        return number(metric.score(), metric.error()) + " " + error + " " + metric.unit();
    }

    /// A number with four digits.
    public static String number(double value) {
        if (Double.isNaN(value) || Double.isInfinite(value)) {
            return "?";
        }
        return new BigDecimal(value)
                .round(new MathContext(DIGITS, RoundingMode.HALF_EVEN))
                .toPlainString();
    }

    /// An amount of bytes, which may be nothing but the noise of counting it.
    static String amount(double bytes) {
        return bytes < NOTHING ? "≈ 0" : number(bytes);
    }

    /// A number as exact as its error, which has two digits.
    private static String number(double value, double error) {
        if (Double.isNaN(error) || error == 0 || Double.isInfinite(error) || Double.isNaN(value)) {
            return number(value);
        }
        return new BigDecimal(value)
                .setScale(Math.max(0, scale(error)), RoundingMode.HALF_EVEN)
                .toPlainString();
    }

    private static String error(double error) {
        return new BigDecimal(error)
                .setScale(Math.max(0, scale(error)), RoundingMode.HALF_EVEN)
                .toPlainString();
    }

    private static int scale(double error) {
        return error == 0 ? 0 : 1 - (int) Math.floor(Math.log10(Math.abs(error)));
    }
}
