package io.bufferscope.copies;

import io.bufferscope.l10n.Messages;
import java.util.Locale;

/// Who moves the bytes along a hop.
public enum Mover {
    /// A processor reads and writes every byte.
    CPU_COPY,
    /// A device reads or writes memory by itself.
    DMA,
    /// Nobody: the next place gets a pointer to the bytes, which stay where they are.
    REFERENCE,
    /// Nobody, and nothing is handed over.
    NONE;

    /// What people call it.
    public String word(Messages words) {
        return words.text("copies.mover." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
