package io.bufferscope.copies;

import io.bufferscope.l10n.Messages;
import java.util.Locale;

/// A part of the time of one move across the border to native code or back.
public enum Stage {
    ALLOCATE,
    ENCODE,
    COPY,
    BIND,
    BOUNDARY,
    DECODE,
    RELEASE;

    /// What people call it.
    public String word(Messages words) {
        return words.text("copies.stage." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
