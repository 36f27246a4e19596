package io.bufferscope.bench.honesty;

import io.bufferscope.l10n.Messages;
import java.util.List;

/// One line of the honesty checklist.
///
/// @param rule what was asked
/// @param verdict the answer
/// @param key of the sentence that says why
/// @param arguments of the sentence
public record Finding(Rule rule, Verdict verdict, String key, List<Object> arguments) {

    /// What is asked of a run.
    public enum Rule {
        FORKED,
        STEADY,
        CONSUMED,
        SIZES,
        INTERVAL,
        GARBAGE,
        NOISE,
        CLOCK
    }

    /// The answer.
    public enum Verdict {
        /// As it should be.
        GOOD("✓"),
        /// Worth a second thought.
        DOUBTFUL("△"),
        /// The figures do not say what they seem to say.
        BAD("✗"),
        /// The record does not tell.
        UNKNOWN("?");

        private final String mark;

        Verdict(String mark) {
            this.mark = mark;
        }

        /// A sign for it.
        public String mark() {
            return mark;
        }
    }

    static Finding of(Rule rule, Verdict verdict, String key, Object... arguments) {
        return new Finding(rule, verdict, key, List.of(arguments));
    }

    /// The sentence in a language.
    public String sentence(Messages words) {
        return words.text(key, arguments.toArray());
    }
}
