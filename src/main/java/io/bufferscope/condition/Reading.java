package io.bufferscope.condition;

import com.ezylang.evalex.data.EvaluationValue;
import org.jspecify.annotations.Nullable;

/// An expression whose value at a step is read as a text, such as `b.limit - b.position`.
///
/// Not safe for use by several threads.
public final class Reading {

    private final Formula formula;

    private Reading(Formula formula) {
        this.formula = formula;
    }

    /// Reads an expression.
    ///
    /// @throws ConditionException if it is none; its problem says what is wrong and where
    public static Reading of(String text) throws ConditionException {
        return new Reading(Formula.of(text));
    }

    /// Its value there: a whole number, a decimal number, `true`, `false` or a text; null if something that it
    /// names is not there.
    public @Nullable String at(Standpoint where) {
        EvaluationValue value = formula.value(where);
        if (value == null) {
            return null;
        }
        if (value.isNumberValue()) {
            return value.getNumberValue().stripTrailingZeros().toPlainString();
        }
        return value.isNullValue() ? "null" : value.getStringValue();
    }

    /// What turned out to be wrong at the steps asked about, or null.
    public @Nullable Problem problem() {
        return formula.problem();
    }

    /// Whether it is about what a step did, not about how things stand.
    public boolean isMomentary() {
        return formula.isMomentary();
    }
}
