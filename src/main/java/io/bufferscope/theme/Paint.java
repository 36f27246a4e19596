package io.bufferscope.theme;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// How shapes of one style are drawn. Colours are `#rrggbb`.
///
/// @param fill colour of the inside, or of a text; null for none
/// @param stroke colour of the outline; null for none
/// @param width width of the outline in pixels at 100 %
/// @param dash lengths of dashes and gaps in pixels; empty for a solid line
/// @param pattern texture over the fill
/// @param ink colour of the texture; null if there is none
/// @param bold whether text is bold
public record Paint(
        @Nullable String fill,
        @Nullable String stroke,
        double width,
        List<Double> dash,
        Pattern pattern,
        @Nullable String ink,
        boolean bold) {

    /// A paint that draws nothing.
    public static final Paint NONE = new Paint(null, null, 0, List.of(), Pattern.NONE, null, false);

    static Paint fill(String colour) {
        return new Paint(colour, null, 0, List.of(), Pattern.NONE, null, false);
    }

    static Paint bold(String colour) {
        return new Paint(colour, null, 0, List.of(), Pattern.NONE, null, true);
    }

    static Paint line(String colour, double width, Double... dash) {
        return new Paint(null, colour, width, List.of(dash), Pattern.NONE, null, false);
    }

    Paint edged(String colour, double edgeWidth, Double... edgeDash) {
        return new Paint(fill, colour, edgeWidth, List.of(edgeDash), pattern, ink, bold);
    }

    Paint textured(Pattern texture, String colour) {
        return new Paint(fill, stroke, width, dash, texture, colour, bold);
    }
}
