package io.bufferscope.lesson;

import io.bufferscope.trace.LineDiff;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The source of a program with the places that its comments mark.
///
/// @param source whole text without those comments
/// @param markers line of each marker, from 1
public record Script(String source, Map<String, Integer> markers) {

    private static final Pattern COMMENT = Pattern.compile("//\\s*((?:@\\S+\\s*)(?:\\S+\\s*)*)$");
    private static final Pattern MARKER = Pattern.compile("@([A-Za-z][A-Za-z0-9-]*)(?:\\s+([^@\\s]+))?");
    private static final Pattern WHOLE = Pattern.compile("(?<![\\w.])\\d+(?![\\w.])");
    private static final String VARY = "vary";

    /// Reads a source as it is written.
    public static Script of(String source) {
        return varied(source, 0);
    }

    /// Reads a source with the numbers that a seed gives it.
    ///
    /// @param seed 0 leaves the numbers as they are written
    public static Script varied(String source, long seed) {
        Map<String, Integer> markers = new LinkedHashMap<>();
        List<String> lines = new ArrayList<>(source.lines().toList());
        for (int i = 0; i < lines.size(); i++) {
            Matcher comment = COMMENT.matcher(lines.get(i));
            if (comment.find()) {
                String code = lines.get(i).substring(0, comment.start()).stripTrailing();
                lines.set(i, read(comment.group(1), code, i + 1, seed, markers));
            }
        }
        return new Script(String.join("\n", lines) + "\n", markers);
    }

    private static String read(String comment, String code, int line, long seed, Map<String, Integer> markers) {
        String varied = code;
        for (MatchResult each : MARKER.matcher(comment).results().toList()) {
            if (!each.group(1).equals(VARY)) {
                markers.putIfAbsent(each.group(1), line);
            } else if (seed != 0 && each.group(2) != null) {
                varied = vary(code, each.group(2), new SplittableRandom(31 * seed + line));
            }
        }
        return varied;
    }

    /// Another text of the same program: a marker stays at its line as long as the edit left that line; the text's own
    /// markers come before these.
    public Script edited(String text) {
        Script own = of(text);
        LineDiff diff = LineDiff.of(source, own.source);
        Map<String, Integer> kept = new LinkedHashMap<>(own.markers);
        markers.forEach((name, line) -> {
            int now = diff.second(line);
            if (now > 0) {
                kept.putIfAbsent(name, now);
            }
        });
        return new Script(own.source, kept);
    }

    private static String vary(String line, String range, SplittableRandom random) {
        List<MatchResult> numbers = WHOLE.matcher(line).results().toList();
        if (numbers.isEmpty()) {
            return line;
        }
        MatchResult last = numbers.getLast();
        return line.substring(0, last.start()) + value(range, last.group(), random) + line.substring(last.end());
    }

    private static String value(String range, String written, SplittableRandom random) {
        String[] bounds = range.split("\\.\\.", -1);
        if (bounds.length == 2 && isNumber(bounds[0]) && isNumber(bounds[1])) {
            int least = Integer.parseInt(bounds[0]);
            return "" + random.nextInt(least, Math.max(least, Integer.parseInt(bounds[1])) + 1);
        }
        String[] values = range.split("\\|", -1);
        String value = values[random.nextInt(values.length)];
        return isNumber(value) ? value : written;
    }

    private static boolean isNumber(String text) {
        return text.matches("\\d{1,9}");
    }
}
