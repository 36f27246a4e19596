package io.bufferscope.condition;

import com.ezylang.evalex.Expression;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.functions.AbstractFunction;
import com.ezylang.evalex.functions.FunctionParameter;
import com.ezylang.evalex.parser.Token;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Tape;
import org.jspecify.annotations.Nullable;

/// A function of a condition that asks something about one buffer, such as `grew(buf)`.
@FunctionParameter(name = "buffer")
final class Question extends AbstractFunction {

    /// The answer to the question.
    interface Answer {

        /// Whether it is so at a step.
        ///
        /// @param before the frame of the step before; null at the first
        boolean of(Tape tape, Frame now, @Nullable Frame before);
    }

    private final Names names;
    private final Answer answer;

    Question(Names names, Answer answer) {
        this.names = names;
        this.answer = answer;
    }

    @Override
    public EvaluationValue evaluate(Expression expression, Token token, EvaluationValue... parameters) {
        if (parameters[0].isStructureValue() && parameters[0].getStructureValue() instanceof TapeFields fields) {
            return EvaluationValue.booleanValue(answer.of(fields.tape(), names.frame(), names.before()));
        }
        throw new Missing(Problem.Kind.BUFFER, token.getValue());
    }
}
