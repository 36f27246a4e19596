package io.bufferscope.picture.bench;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;

/// A scale from 0 to a little more than the greatest number, with round ticks.
///
/// @param top its end, above 0
/// @param step from tick to tick
record Axis(double top, double step) {

    private static final int TICKS = 5;

    /// The axis that reaches a number.
    static Axis to(double most) {
        double top = most > 0 ? most : 1;
        double rough = top / TICKS;
        double power = Math.pow(10, Math.floor(Math.log10(rough)));
        double share = rough / power;
        double step = power * (share <= 1 ? 1 : share <= 2 ? 2 : share <= 5 ? 5 : 10);
        return new Axis(top, step);
    }

    /// Where a number lies, from 0 to 1.
    double share(double value) {
        return Double.isFinite(value) ? Math.clamp(value / top, 0, 1) : 0;
    }

    /// Its ticks, from 0 up.
    List<Double> ticks() {
        List<Double> ticks = new ArrayList<>();
        for (int i = 0; i * step <= top * (1 + 1e-9); i++) {
            ticks.add(i * step);
        }
        return ticks;
    }

    /// A tick as people write it, without needless zeros.
    String words(double tick) {
        int places = Math.max(0, -(int) Math.floor(Math.log10(step)));
        return BigDecimal.valueOf(tick).setScale(places, RoundingMode.HALF_EVEN).toPlainString();
    }
}
