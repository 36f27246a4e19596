package io.bufferscope.trace.pool;

import java.util.Arrays;

/// An immutable row of bits.
public final class Bits {

    private final long[] words;
    private final int size;

    private Bits(long[] words, int size) {
        this.words = words;
        this.size = size;
    }

    /// Bits from words, bit 0 the lowest of the first.
    ///
    /// @param size number of bits; words beyond are cut off, missing ones are 0
    public static Bits of(long[] words, int size) {
        long[] own = Arrays.copyOf(words, (size + 63) / 64);
        if (size % 64 != 0) {
            own[own.length - 1] &= (1L << size % 64) - 1;
        }
        return new Bits(own, size);
    }

    /// Whether a bit is 1; false beyond the end.
    public boolean get(int index) {
        return index < size && (words[index / 64] >>> index % 64 & 1) == 1;
    }

    /// Number of bits.
    public int size() {
        return size;
    }

    /// Number of bits that are 1.
    public int count() {
        return Arrays.stream(words).mapToInt(Long::bitCount).sum();
    }

    /// The first bit that is 0, or -1.
    public int firstClear() {
        for (int i = 0; i < size; i++) {
            if (!get(i)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Bits bits && bits.size == size && Arrays.equals(words, bits.words);
    }

    @Override
    public int hashCode() {
        return 31 * size + Arrays.hashCode(words);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(size);
        for (int i = 0; i < size; i++) {
            text.append(get(i) ? '1' : '0');
        }
        return text.toString();
    }
}
