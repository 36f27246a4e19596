package io.bufferscope.copies;

import io.bufferscope.l10n.Messages;
import java.util.Locale;

/// What can be done with a path on this machine.
public enum Standing {
    /// It runs and is measured.
    LIVE,
    /// It runs to show that it loses data; its time means nothing.
    EXHIBIT,
    /// It is drawn only.
    MODEL;

    /// What people call it.
    public String word(Messages words) {
        return words.text("copies.standing." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
