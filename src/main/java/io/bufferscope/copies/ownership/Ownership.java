package io.bufferscope.copies.ownership;

import io.bufferscope.l10n.Messages;
import java.util.Locale;

/// A rule of who may use memory and who frees it.
public enum Ownership {
    /// The callee may use it until the call returns.
    BORROWED,
    /// Whoever gets it frees it, once.
    OWNED,
    /// Each holder gives back its own share; the last one frees.
    SHARED;

    /// What people call it.
    public String word(Messages words) {
        return words.text("copies.ownership." + name().toLowerCase(Locale.ROOT));
    }
}
