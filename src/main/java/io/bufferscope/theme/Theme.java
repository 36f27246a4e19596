package io.bufferscope.theme;

/// A look of the whole window and of every picture.
public enum Theme {
    LIGHT,
    DARK,
    HIGH_CONTRAST
}
