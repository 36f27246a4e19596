package io.bufferscope.l10n;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// A string of one language, cut into fixed words and holes to be filled.
///
/// @param parts words and holes in order
public record Phrase(List<Part> parts) {

    private static final Pattern HOLE = Pattern.compile("\\{(\\d+)(?:\\|([^|}]*)\\|([^|}]*))?}");

    /// A piece of a phrase.
    public sealed interface Part {}

    /// Words that stand as they are.
    public record Words(String text) implements Part {}

    /// A place for an argument.
    ///
    /// @param index number of the argument, from 0
    public record Hole(int index) implements Part {}

    /// A word that depends on a number.
    ///
    /// @param index number of the argument that is the number, from 0
    /// @param one the word for one
    /// @param other the word for any other number
    public record Plural(int index, String one, String other) implements Part {

        /// The word for a number.
        public String text(Object number) {
            return String.valueOf(number).equals("1") ? one : other;
        }
    }

    /// Cuts a pattern such as `limit {0} of {1}`, or `{0} {0|page|pages}` with a word for one and for more.
    static Phrase of(String pattern) {
        List<Part> parts = new ArrayList<>();
        int done = 0;
        for (MatchResult hole : HOLE.matcher(pattern).results().toList()) {
            addWords(parts, pattern.substring(done, hole.start()));
            parts.add(part(hole));
            done = hole.end();
        }
        addWords(parts, pattern.substring(done));
        return new Phrase(List.copyOf(parts));
    }

    private static Part part(MatchResult hole) {
        int index = Integer.parseInt(hole.group(1));
        return hole.group(2) == null ? new Hole(index) : new Plural(index, hole.group(2), hole.group(3));
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
                case Plural plural ->
                    text.append(plural.text(plural.index() < arguments.length ? arguments[plural.index()] : ""));
                case Hole hole -> text.append(hole.index() < arguments.length ? arguments[hole.index()] : "");
            }
        }
        return text.toString();
    }
}
