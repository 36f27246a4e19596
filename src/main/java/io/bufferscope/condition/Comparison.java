package io.bufferscope.condition;

import com.ezylang.evalex.EvaluationException;
import com.ezylang.evalex.Expression;
import com.ezylang.evalex.config.ExpressionConfiguration;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.operators.OperatorIfc;
import com.ezylang.evalex.parser.Token;

/// An operator for numbers, or for texts, that refuses anything else instead of comparing it as text.
///
/// @param operator the library's own
record Comparison(OperatorIfc operator) implements OperatorIfc {

    @Override
    public int getPrecedence() {
        return operator.getPrecedence();
    }

    @Override
    public int getPrecedence(ExpressionConfiguration configuration) {
        return operator.getPrecedence(configuration);
    }

    @Override
    public boolean isLeftAssociative() {
        return operator.isLeftAssociative();
    }

    @Override
    public boolean isPrefix() {
        return operator.isPrefix();
    }

    @Override
    public boolean isPostfix() {
        return operator.isPostfix();
    }

    @Override
    public boolean isInfix() {
        return operator.isInfix();
    }

    @Override
    public boolean isOperandLazy() {
        return operator.isOperandLazy();
    }

    @Override
    public EvaluationValue evaluate(Expression expression, Token token, EvaluationValue... operands)
            throws EvaluationException {
        boolean numbers = operands[0].isNumberValue() && operands[1].isNumberValue();
        boolean texts = operands[0].isStringValue() && operands[1].isStringValue();
        if (!numbers && !texts) {
            throw EvaluationException.ofUnsupportedDataTypeInOperation(token);
        }
        return operator.evaluate(expression, token, operands);
    }
}
