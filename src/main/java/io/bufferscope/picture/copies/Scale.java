package io.bufferscope.picture.copies;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// A scale of powers.
///
/// @param low its begin, a power of `base`
/// @param high its end, a higher one
record Scale(double low, double high, double base) {

    /// The scale that holds all values.
    ///
    /// @param values all above 0
    static Scale of(Stream<Double> values, double base) {
        double[] range = {Double.MAX_VALUE, Double.MIN_VALUE};
        values.forEach(value -> {
            range[0] = Math.min(range[0], value);
            range[1] = Math.max(range[1], value);
        });
        if (range[0] > range[1]) {
            return new Scale(1, base, base);
        }
        double low = Math.pow(base, Math.floor(log(range[0], base) + 1e-9));
        double high = Math.pow(base, Math.ceil(log(range[1], base) - 1e-9));
        return new Scale(low, Math.max(high, low * base), base);
    }

    private static double log(double value, double base) {
        return Math.log(value) / Math.log(base);
    }

    /// Where a value lies, from 0 to 1.
    double share(double value) {
        double share = Math.log(Math.max(value, Double.MIN_NORMAL) / low) / Math.log(high / low);
        return Math.clamp(share, 0, 1);
    }

    /// Every power in it, ascending.
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        for (double tick = low; tick <= high * (1 + 1e-9); tick *= base) {
            ticks.add(tick);
        }
        return ticks;
    }
}
