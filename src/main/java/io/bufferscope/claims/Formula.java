package io.bufferscope.claims;

import com.ezylang.evalex.BaseException;
import com.ezylang.evalex.Expression;
import com.ezylang.evalex.config.ExpressionConfiguration;
import com.ezylang.evalex.data.EvaluationValue;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Set;
import java.util.TreeSet;

/// A formula over named values, such as `bytes * 8 / seconds` or `capacity == 64 && copied`.
record Formula(String text) {

    private static final ExpressionConfiguration LANGUAGE = ExpressionConfiguration.builder()
            .mathContext(MathContext.DECIMAL64)
            .implicitMultiplicationAllowed(false)
            .singleQuoteStringLiteralsAllowed(true)
            .build();

    boolean holds(Observations values) throws FormulaException {
        EvaluationValue value = evaluate(values);
        if (!value.isBooleanValue()) {
            throw new FormulaException(text, "it is neither true nor false");
        }
        return value.getBooleanValue();
    }

    BigDecimal number(Observations values) throws FormulaException {
        EvaluationValue value = evaluate(values);
        if (!value.isNumberValue()) {
            throw new FormulaException(text, "it is no number");
        }
        return value.getNumberValue();
    }

    /// The names in it.
    Set<String> names() throws FormulaException {
        try {
            return new TreeSet<>(new Expression(text, LANGUAGE).getUsedVariables());
        } catch (BaseException e) {
            throw new FormulaException(text, String.valueOf(e.getMessage()));
        }
    }

    private EvaluationValue evaluate(Observations values) throws FormulaException {
        Expression expression = new Expression(text, LANGUAGE);
        try {
            for (String name : expression.getUsedVariables()) {
                expression.with(name, values.typed(name).orElseThrow(() -> missing(name)));
            }
            return expression.evaluate();
        } catch (BaseException | ArithmeticException e) {
            throw new FormulaException(text, String.valueOf(e.getMessage()));
        }
    }

    private FormulaException missing(String name) {
        return new FormulaException(text, "'" + name + "' was not observed");
    }
}
