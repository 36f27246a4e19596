package io.bufferscope.theme;

/// A texture drawn over a fill, so that no meaning hangs on a colour.
public enum Pattern {
    NONE,
    /// Thin lines from bottom left to top right, 8 pixels apart.
    HATCH,
    /// Thin lines in both diagonals, 8 pixels apart.
    CROSS,
    /// Dots in a square grid, 7 pixels apart.
    DOTS
}
