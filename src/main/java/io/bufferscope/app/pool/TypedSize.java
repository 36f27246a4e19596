package io.bufferscope.app.pool;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A number of bytes as it is typed: `500`, `500 B`, `8 KiB`, `4MiB`.
final class TypedSize {

    private static final Pattern FORM =
            Pattern.compile("\\s*(\\d{1,9})\\s*(B|K|M|G)?(iB|B)?\\s*", Pattern.CASE_INSENSITIVE);

    private TypedSize() {}

    /// The bytes, from 1; 0 if the text is no size or more than an `int` holds.
    static int of(String text) {
        Matcher parts = FORM.matcher(text);
        if (!parts.matches()) {
            return 0;
        }
        String unit = parts.group(2) == null ? "B" : parts.group(2).toUpperCase(Locale.ROOT);
        int shift = 10 * "BKMG".indexOf(unit);
        long bytes = Long.parseLong(parts.group(1)) << shift;
        return bytes > Integer.MAX_VALUE ? 0 : (int) bytes;
    }
}
