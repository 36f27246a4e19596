package io.bufferscope.app.copies;

import io.bufferscope.copies.cost.Band;
import io.bufferscope.picture.Digits;

/// The words for a number that is known within a range.
final class Bands {

    private Bands() {}

    /// A time with the range in which it lies with a confidence of 95 %.
    static String time(Band band) {
        return Digits.time(band.value()) + " (" + Digits.time(band.low()) + " – " + Digits.time(band.high()) + ")";
    }
}
