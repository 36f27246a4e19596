package io.bufferscope.claims;

import java.util.Locale;

/// What a check says of a claim, here and now.
public enum Verdict {
    HOLDS("✓"),
    /// Holds with a correction.
    CORRECTED("≈"),
    /// Held for older versions.
    OUTDATED("↺"),
    WRONG("✗"),
    /// Depends on the machine.
    MACHINE("◇"),
    /// Contradicts physics or itself.
    IMPOSSIBLE("∅"),
    /// Cannot be checked here.
    UNCHECKABLE("?"),
    /// Measured, but the intervals are so wide that it may be one thing or another.
    UNDECIDED("±"),
    NOT_RUN("○"),
    /// The check itself failed to run.
    FAILED("!");

    private final String mark;

    Verdict(String mark) {
        this.mark = mark;
    }

    /// A sign for it.
    public String mark() {
        return mark;
    }

    /// Its name in data files, such as `not-run`.
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static Verdict of(String id) {
        for (Verdict verdict : values()) {
            if (verdict.id().equals(id)) {
                return verdict;
            }
        }
        throw new IllegalArgumentException("'" + id + "' is no verdict");
    }
}
