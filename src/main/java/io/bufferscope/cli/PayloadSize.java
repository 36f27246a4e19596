package io.bufferscope.cli;

import io.bufferscope.copies.survey.Sizes;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A size of payload as people write it on the command line.
final class PayloadSize {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})\\s*(B|K|KiB|M|MiB)?", Pattern.CASE_INSENSITIVE);
    private static final int KIB = 1 << 10;
    private static final int MIB = 1 << 20;

    private PayloadSize() {}

    /// Reads a size such as `64`, `16KiB` or `1MiB`.
    static int parse(String text) {
        Matcher form = FORM.matcher(text.strip());
        long size = form.matches() ? Long.parseLong(form.group(1)) * unit(form.group(2)) : -1;
        if (size < Sizes.SMALLEST || size > Sizes.LARGEST) {
            throw new Failure(
                    Failure.USAGE,
                    text + " is no size of a payload: name bytes, KiB or MiB, from " + Sizes.SMALLEST + " B to "
                            + (Sizes.LARGEST >> 20) + " MiB.");
        }
        return (int) size;
    }

    private static long unit(@Nullable String unit) {
        String letter = unit == null ? "B" : unit.substring(0, 1).toUpperCase(Locale.ROOT);
        return switch (letter) {
            case "K" -> KIB;
            case "M" -> MIB;
            default -> 1;
        };
    }
}
