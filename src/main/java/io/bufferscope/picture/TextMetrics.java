package io.bufferscope.picture;

/// Widths of text in JetBrains Mono and Inter without a font at hand, rather too wide than too narrow.
final class TextMetrics {

    private static final double MONO = 0.6;
    private static final String NARROW = " .,:;'|!ijlI·()[]";
    private static final String SLIM = "frt/\"-$*";
    private static final String WIDE = "mwMW@%—←→";

    private static final int[][] CJK = {
        {0x1100, 0x115F},
        {0x2E80, 0xA4CF},
        {0xAC00, 0xD7A3},
        {0xF900, 0xFAFF},
        {0xFE30, 0xFE6F},
        {0xFF00, 0xFF60},
        {0xFFE0, 0xFFE6},
        {0x20000, 0x3FFFD}
    };

    private TextMetrics() {}

    /// Width in pixels of text in the monospaced font.
    static double mono(String text, double size) {
        return text.codePoints().mapToDouble(c -> isCjk(c) ? 1 : MONO).sum() * size;
    }

    /// Width in pixels of text in the proportional font, regular or bold.
    static double sans(String text, double size) {
        return text.codePoints().mapToDouble(TextMetrics::sansAdvance).sum() * size;
    }

    private static double sansAdvance(int c) {
        if (isCjk(c)) {
            return 1;
        }
        if (NARROW.indexOf(c) >= 0) {
            return 0.31;
        }
        if (SLIM.indexOf(c) >= 0) {
            return 0.41;
        }
        if (WIDE.indexOf(c) >= 0) {
            return 0.92;
        }
        return Character.isUpperCase(c) ? 0.71 : 0.61;
    }

    /// Whether a character takes a whole em in East Asian fonts.
    static boolean isCjk(int c) {
        for (int[] range : CJK) {
            if (c >= range[0] && c <= range[1]) {
                return true;
            }
        }
        return false;
    }
}
