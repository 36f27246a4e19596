package io.bufferscope.copies;

import io.bufferscope.l10n.Messages;
import java.util.Locale;

/// How something is known.
public enum Evidence {
    /// Read off a live object or off the system calls of a run.
    SEEN,
    /// Timed or counted in a run.
    MEASURED,
    /// Told by the named source; not observed here.
    DOCUMENTED,
    /// Cannot be run on this machine.
    MODELLED;

    /// What people call it.
    public String word(Messages words) {
        return words.text("copies.evidence." + name().toLowerCase(Locale.ROOT).replace('_', '-'));
    }
}
