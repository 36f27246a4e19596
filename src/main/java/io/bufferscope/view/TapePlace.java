package io.bufferscope.view;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A place on a tape that was pointed at.
///
/// @param tape the tape's id
/// @param index index of the byte, or of the first byte of the fold; -1 for neither
public record TapePlace(Kind kind, int tape, long index) {

    /// What is at a place of a tape.
    public enum Kind {
        /// A byte.
        CELL,
        /// Bytes that are left out.
        FOLD,
        /// A warning that explains itself.
        WARNING,
        /// Anything else that belongs to the tape.
        OTHER
    }

    private static final Pattern ID = Pattern.compile("tape:(\\d+)(?:/(cell|fold|hazard):(-?\\d+))?(?:/.*)?");

    /// The place that a shape's id names, such as `tape:3/cell:17`; null if it belongs to no tape.
    static @Nullable TapePlace of(String id) {
        Matcher parts = ID.matcher(id);
        if (!parts.matches()) {
            return null;
        }
        int tape = Integer.parseInt(parts.group(1));
        return switch (parts.group(2)) {
            case "cell" -> new TapePlace(Kind.CELL, tape, Long.parseLong(parts.group(3)));
            case "fold" -> new TapePlace(Kind.FOLD, tape, Long.parseLong(parts.group(3)));
            case "hazard" -> new TapePlace(Kind.WARNING, tape, -1);
            case null, default -> new TapePlace(Kind.OTHER, tape, -1);
        };
    }
}
