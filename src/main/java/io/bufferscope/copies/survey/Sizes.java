package io.bufferscope.copies.survey;

import java.util.List;

/// The sizes of payload that are measured unless others are named.
public final class Sizes {

    /// Seven sizes, enough to fit a line to and to see where it bends.
    public static final List<Integer> DEFAULT = List.of(64, 1 << 10, 4 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20);

    /// Four sizes for a quick look; too few for a fit to be trusted.
    public static final List<Integer> QUICK = List.of(64, 4 << 10, 64 << 10, 1 << 20);

    /// Bytes of the smallest payload.
    public static final int SMALLEST = 32;

    /// Bytes of the largest payload.
    public static final int LARGEST = 64 << 20;

    private Sizes() {}
}
