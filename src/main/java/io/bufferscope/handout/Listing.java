package io.bufferscope.handout;

import io.bufferscope.l10n.Html;
import java.util.List;
import java.util.regex.Pattern;

/// A program as a reader sees it: without the markers of its lesson.
///
/// @param lines as they are numbered, from 1
public record Listing(List<String> lines) {

    private static final Pattern MARKERS = Pattern.compile("\\s*//\\s*@[A-Za-z].*$");

    /// The listing of a source.
    public static Listing of(String source) {
        return new Listing(source.lines()
                .map(line -> MARKERS.matcher(line).replaceFirst(""))
                .map(String::stripTrailing)
                .toList());
    }

    /// A line without what it is indented by; empty if there is no such line.
    ///
    /// @param number from 1
    public String line(int number) {
        return number < 1 || number > lines.size() ? "" : lines.get(number - 1).strip();
    }

    String html() {
        StringBuilder out = new StringBuilder("<pre class=\"listing\">");
        for (int i = 0; i < lines.size(); i++) {
            out.append("<span class=\"number\">")
                    .append(i + 1)
                    .append("</span>")
                    .append(Html.escaped(lines.get(i)))
                    .append('\n');
        }
        return out.append("</pre>\n").toString();
    }
}
