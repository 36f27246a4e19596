package io.bufferscope.l10n;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A string of one language, cut into fixed words and holes to be filled.
///
/// @param parts words and holes in order
public record Phrase(List<Part> parts) {

    private static final Pattern HOLE = Pattern.compile("\\{(\\d+)}");

    /// A piece of a phrase.
    public sealed interface Part {}

    /// Words that stand as they are.
    public record Words(String text) implements Part {}

    /// A place for an argument.
    ///
    /// @param index number of the argument, from 0
    public record Hole(int index) implements Part {}

    /// Cuts a pattern such as `limit {0} of {1}`.
    static Phrase of(String pattern) {
        List<Part> parts = new ArrayList<>();
        int done = 0;
        for (MatchResult hole : HOLE.matcher(pattern).results().toList()) {
            addWords(parts, pattern.substring(done, hole.start()));
            parts.add(new Hole(Integer.parseInt(hole.group(1))));
            done = hole.end();
        }
        addWords(parts, pattern.substring(done));
        return new Phrase(List.copyOf(parts));
    }

    private static void addWords(List<Part> parts, String text) {
        if (!text.isEmpty()) {
            parts.add(new Words(text));
        }
    }

    String fill(Object... arguments) {
        StringBuilder text = new StringBuilder();
        for (Part part : parts) {
            switch (part) {
                case Words words -> text.append(words.text());
                case Hole hole -> text.append(hole.index() < arguments.length ? arguments[hole.index()] : "");
            }
        }
        return text.toString();
    }
}
