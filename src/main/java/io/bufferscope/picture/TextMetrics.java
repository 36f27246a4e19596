package io.bufferscope.picture;

/// Widths of text in JetBrains Mono and Inter without a font at hand, rather too wide than too narrow.
public final class TextMetrics {

    private static final double MONO = 0.6;
    private static final double BOLD = 1.05;

    /// Advances of the characters from blank to tilde in Inter, in hundredths of an em.
    private static final int[] ADVANCES = {
        28, 28, 40, 63, 64, 81, 64, 22, 36, 36, 50, 66, 28, 46, 28, 36, 62, 46, 61, 64, 64, 61, 62, 57, 62, 62, 28, 28,
        66, 66, 66, 51, 94, 68, 65, 73, 72, 60, 59, 74, 74, 26, 54, 65, 56, 89, 75, 76, 63, 76, 64, 64, 64, 74, 68, 95,
        64, 66, 62, 36, 36, 36, 47, 45, 50, 56, 62, 56, 62, 58, 36, 61, 59, 24, 24, 54, 24, 87, 59, 60, 61, 61, 37, 52,
        36, 58, 56, 81, 54, 56, 54, 36, 33, 36, 66
    };

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
    public static double mono(String text, double size) {
        return text.codePoints().mapToDouble(c -> isCjk(c) ? 1 : MONO).sum() * size;
    }

    /// Width in pixels of text in the proportional font.
    public static double sans(String text, double size) {
        return text.codePoints().mapToDouble(TextMetrics::sansAdvance).sum() * size;
    }

    /// Width in pixels of text in the proportional font, bold.
    public static double bold(String text, double size) {
        return sans(text, size) * BOLD;
    }

    private static double sansAdvance(int c) {
        if (c >= ' ' && c <= '~') {
            return ADVANCES[c - ' '] / 100.0;
        }
        return c == '·' ? 0.28 : 1;
    }

    /// Whether a character takes a whole em in East Asian fonts.
    public static boolean isCjk(int c) {
        for (int[] range : CJK) {
            if (c >= range[0] && c <= range[1]) {
                return true;
            }
        }
        return false;
    }
}
