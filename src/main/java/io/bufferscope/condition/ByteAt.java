package io.bufferscope.condition;

import com.ezylang.evalex.Expression;
import com.ezylang.evalex.data.EvaluationValue;
import com.ezylang.evalex.functions.AbstractFunction;
import com.ezylang.evalex.functions.FunctionParameter;
import com.ezylang.evalex.parser.Token;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.Memory;
import io.bufferscope.trace.Tape;
import java.math.BigDecimal;

/// The function `byte(buffer, index)`: the byte at an index of the buffer's own, 0 to 255.
@FunctionParameter(name = "buffer")
@FunctionParameter(name = "index")
final class ByteAt extends AbstractFunction {

    static final String NAME = "byte";

    private final Names names;

    ByteAt(Names names) {
        this.names = names;
    }

    @Override
    public EvaluationValue evaluate(Expression expression, Token token, EvaluationValue... parameters) {
        if (parameters[0].isStructureValue() && parameters[0].getStructureValue() instanceof TapeFields fields) {
            int value = value(fields.tape(), parameters[1].getNumberValue().longValue());
            if (value >= 0) {
                return EvaluationValue.numberValue(BigDecimal.valueOf(value));
            }
        }
        throw new Missing(Problem.Kind.BUFFER, token.getValue());
    }

    private int value(Tape tape, long index) {
        if (index < 0 || index >= tape.capacity()) {
            return -1;
        }
        if (tape instanceof Tape.Netty netty && !netty.components().isEmpty()) {
            return netty.components().stream()
                    .filter(each -> index >= each.start() && index < each.start() + each.length())
                    .findFirst()
                    .map(each -> read(each.memory(), each.offset() + index - each.start()))
                    .orElse(-1);
        }
        return read(tape.memory(), tape.offset() + index);
    }

    private int read(int memory, long offset) {
        Frame frame = names.frame();
        Memory found = frame.memory(memory);
        return found == null ? -1 : found.bytes().get(offset);
    }
}
