package io.bufferscope.cli;

import io.bufferscope.condition.Condition;
import io.bufferscope.condition.ConditionException;
import io.bufferscope.condition.Problem;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.trace.Frame;
import org.jspecify.annotations.Nullable;

/// The steps that the user wants to see: all, or those at which the condition of `--find` holds.
final class StepFilter {

    private final @Nullable Condition condition;

    private StepFilter(@Nullable Condition condition) {
        this.condition = condition;
    }

    /// @param text a condition, or null for all steps
    static StepFilter of(@Nullable String text) {
        try {
            return new StepFilter(text == null ? null : Condition.of(text));
        } catch (ConditionException e) {
            throw failure(e.problem());
        }
    }

    boolean takes(Frame frame, @Nullable Frame before) {
        return condition == null || condition.holds(frame, before);
    }

    /// Complains if the condition made no sense at the steps it was asked about.
    void check() {
        Problem problem = condition == null ? null : condition.problem();
        if (problem != null) {
            throw failure(problem);
        }
    }

    private static Failure failure(Problem problem) {
        return new Failure(Failure.USAGE, problem.sentence(Messages.of(Language.EN)));
    }
}
