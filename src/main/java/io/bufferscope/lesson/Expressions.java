package io.bufferscope.lesson;

import io.bufferscope.condition.ConditionException;
import io.bufferscope.condition.Reading;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The expressions of a lesson, read at a place of a run.
final class Expressions {

    private static final Pattern BRACES = Pattern.compile("\\{([^{}]+)}");

    private final LessonRun run;
    private final Place place;

    Expressions(LessonRun run, Place place) {
        this.run = run;
        this.place = place;
    }

    /// The value of an expression; empty if it cannot be read or names something that is not there.
    Optional<String> value(String expression) {
        try {
            Reading reading = Reading.of(expression);
            return Optional.ofNullable(reading.at(run.standpoint(place, reading.isMomentary())));
        } catch (ConditionException unreadable) {
            return Optional.empty();
        }
    }

    /// A text in which each expression in braces is replaced by its value; what has none stays as it is written.
    String fill(String text) {
        return BRACES.matcher(text).replaceAll(braces -> Matcher.quoteReplacement(filled(braces)));
    }

    private String filled(MatchResult braces) {
        return value(braces.group(1)).orElse(braces.group());
    }

    /// The first expression in braces that has no value although it looks like one; empty if all have.
    Optional<String> unfilled(String text) {
        return BRACES.matcher(text)
                .results()
                .map(braces -> braces.group(1))
                .filter(inner -> inner.matches("[A-Za-z_][^;]*\\S|[A-Za-z_]")
                        && value(inner).isEmpty())
                .findFirst();
    }
}
