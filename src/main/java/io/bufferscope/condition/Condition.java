package io.bufferscope.condition;

import com.ezylang.evalex.data.EvaluationValue;
import io.bufferscope.trace.Frame;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A question about a step that is answered with yes or no, such as `buf.writable < 4 && step > 10`.
///
/// It can read the frames it is asked about and nothing else. Where something that it names is not there, the answer
/// is no. Not safe for use by several threads.
public final class Condition {

    /// Characters that a condition may have.
    public static final int LONGEST = 500;

    private final Formula formula;

    private Condition(Formula formula) {
        this.formula = formula;
    }

    /// Reads a condition.
    ///
    /// @throws ConditionException if it is none; its problem says what is wrong and where
    public static Condition of(String text) throws ConditionException {
        return new Condition(Formula.of(text));
    }

    /// Whether it holds at a step.
    ///
    /// @param before the frame of the step before; null at the first
    public boolean holds(Frame frame, @Nullable Frame before) {
        return holds(new Standpoint(frame, before, null));
    }

    /// Whether it holds there.
    public boolean holds(Standpoint where) {
        return answer(where).orElse(false);
    }

    /// Whether it holds there; empty if something that it names is not there or it gives no yes or no.
    public Optional<Boolean> answer(Standpoint where) {
        EvaluationValue value = formula.value(where);
        if (value != null && !value.isBooleanValue()) {
            formula.note(new Problem(Problem.Kind.BOOLEAN, 0, ""));
            return Optional.empty();
        }
        return Optional.ofNullable(value).map(EvaluationValue::getBooleanValue);
    }

    /// What turned out to be wrong at the steps asked about, or null. That something was missing counts only if it
    /// was missing at every step.
    public @Nullable Problem problem() {
        return formula.problem();
    }

    /// Whether it is about what a step did, so that it may hold at two neighbouring steps for two reasons.
    public boolean isMomentary() {
        return formula.isMomentary();
    }
}
