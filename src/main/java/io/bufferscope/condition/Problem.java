package io.bufferscope.condition;

import io.bufferscope.l10n.Messages;
import java.util.Locale;

/// What is wrong with a condition, and where.
///
/// @param column place in the condition, from 1; 0 if it is no single place
/// @param word the part of the condition that it is about; may be empty
public record Problem(Kind kind, int column, String word) {

    /// The kind of a problem.
    public enum Kind {
        /// There is no text.
        EMPTY,
        /// The text is longer than [Condition#LONGEST].
        LONG,
        /// It is not built as a condition is.
        SYNTAX,
        /// There is no function of this name.
        FUNCTION,
        /// Nothing had this name at any step.
        NAME,
        /// No buffer asked had this number.
        FIELD,
        /// A function was asked about something that is no buffer.
        BUFFER,
        /// It gives something else than yes or no.
        BOOLEAN,
        /// Two things were compared or computed that do not go together.
        MISFIT
    }

    /// The problem as one sentence.
    public String sentence(Messages messages) {
        String key = "condition.problem." + kind.name().toLowerCase(Locale.ROOT);
        return messages.text(key, word, column);
    }
}
