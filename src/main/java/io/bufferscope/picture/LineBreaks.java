package io.bufferscope.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// The breaks of a text that is wider than the room it has.
public final class LineBreaks {

    /// Where a line may end: after a blank or a stop, and between Chinese characters.
    private static final Pattern BREAK =
            Pattern.compile("(?<= )|(?<=[，。；：、·])|(?<=[\\u4e00-\\u9fff])(?=[\\u4e00-\\u9fff])");

    private LineBreaks() {}

    /// The lines of a text in the proportional font, at least one.
    ///
    /// @param width pixels that a line may take
    /// @param size font size in pixels
    public static List<String> of(String text, double width, double size) {
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : BREAK.split(text, -1)) {
            if (!line.isEmpty() && TextMetrics.bold(line + word.stripTrailing(), size) > width) {
                lines.add(line.toString().stripTrailing());
                line.setLength(0);
            }
            line.append(word);
        }
        lines.add(line.toString().stripTrailing());
        return lines;
    }
}
