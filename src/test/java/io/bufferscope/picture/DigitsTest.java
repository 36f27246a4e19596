package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// How numbers are written.
class DigitsTest {

    @Test
    void time_writesThreeDigits_inTheUnitThatFits() {
        assertThat(Digits.time(0.984)).isEqualTo("0.98 ns");
        assertThat(Digits.time(42)).isEqualTo("42 ns");
        assertThat(Digits.time(42_710)).isEqualTo("42.7 µs");
        assertThat(Digits.time(999_600)).isEqualTo("1.00 ms");
        assertThat(Digits.time(3.5e9)).isEqualTo("3.50 s");
    }

    @Test
    void grouped_setsThreeDigitsApart() {
        assertThat(Digits.grouped(65_536)).isEqualTo("65,536");
        assertThat(Digits.grouped(-1_000)).isEqualTo("-1,000");
    }
}
