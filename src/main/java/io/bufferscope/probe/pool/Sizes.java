package io.bufferscope.probe.pool;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The reader of sizes and numbers as people write them.
final class Sizes {

    private static final Pattern SIZE = Pattern.compile("(\\d{1,12})\\s*([a-z]*)");

    private Sizes() {}

    /// Bytes: `16`, `500B`, `8KiB`, `4 MiB`.
    static int bytes(String text) throws ScriptProblem {
        Matcher parts = SIZE.matcher(text.toLowerCase(Locale.ROOT));
        long unit = parts.matches() ? unit(parts.group(2)) : 0;
        if (unit == 0) {
            throw new ScriptProblem("'" + text + "' is no size: write bytes as 16, 500B, 8KiB or 4MiB");
        }
        long bytes = Long.parseLong(parts.group(1)) * unit;
        if (bytes > Integer.MAX_VALUE) {
            throw new ScriptProblem("'" + text + "' is too large: a buffer has less than 2 GiB");
        }
        return (int) bytes;
    }

    /// Bytes of a unit, or 0 if there is no such unit.
    private static long unit(String name) {
        return switch (name) {
            case "", "b" -> 1;
            case "k", "kb", "kib" -> 1L << 10;
            case "m", "mb", "mib" -> 1L << 20;
            case "g", "gb", "gib" -> 1L << 30;
            default -> 0;
        };
    }

    /// A whole number of a range.
    static int number(String text, int least, int most) throws ScriptProblem {
        try {
            long number = Long.parseLong(text);
            if (number >= least && number <= most) {
                return (int) number;
            }
        } catch (NumberFormatException none) {
            throw new ScriptProblem("'" + text + "' is no whole number");
        }
        throw new ScriptProblem("'" + text + "' is out of range: write a number from " + least + " to " + most);
    }
}
