package io.bufferscope.instrument.twin;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import javax.lang.model.element.VariableElement;
import org.jspecify.annotations.Nullable;

/// What is known of numbers and arrays from the source alone.
final class Constants {

    private Constants() {}

    /// The value of an `int` expression, −1 if it is not known.
    static int value(Program program, Flow flow, Tree expression) {
        return switch (expression) {
            case LiteralTree literal when literal.getValue() instanceof Integer number -> Math.max(number, -1);
            case ParenthesizedTree inner -> value(program, flow, inner.getExpression());
            case BinaryTree sum -> combined(sum.getKind(), program, flow, sum);
            case MethodInvocationTree call -> asked(program, flow, call);
            case MemberSelectTree select
            when select.getIdentifier().contentEquals("length") -> length(program, flow, select.getExpression());
            default -> declared(program, expression);
        };
    }

    private static int combined(Tree.Kind kind, Program program, Flow flow, BinaryTree sum) {
        int left = value(program, flow, sum.getLeftOperand());
        int right = value(program, flow, sum.getRightOperand());
        if (left < 0 || right < 0) {
            return State.UNKNOWN;
        }
        long result = switch (kind) {
            case PLUS -> (long) left + right;
            case MINUS -> left - right;
            case MULTIPLY -> (long) left * right;
            default -> State.UNKNOWN;
        };
        return result < 0 || result > Integer.MAX_VALUE ? State.UNKNOWN : (int) result;
    }

    private static int declared(Program program, Tree expression) {
        return program.meanings().element(expression) instanceof VariableElement variable
                        && variable.getConstantValue() instanceof Integer number
                ? Math.max(number, State.UNKNOWN)
                : State.UNKNOWN;
    }

    /// What a buffer would answer.
    private static int asked(Program program, Flow flow, MethodInvocationTree call) {
        ExpressionTree receiver = Program.receiver(call);
        Buf buffer = receiver instanceof IdentifierTree
                ? flow.store().get(program.meanings().element(receiver))
                : null;
        if (buffer == null || !call.getArguments().isEmpty()) {
            return State.UNKNOWN;
        }
        State state = flow.state(buffer);
        return switch (Signature.of(program, call).name()) {
            case "capacity" -> state.capacity();
            case "limit" -> state.limit();
            case "position" -> state.position();
            case "remaining" -> state.remaining();
            default -> State.UNKNOWN;
        };
    }

    /// The length of an array that an expression yields, −1 if it is not known.
    static int length(Program program, Flow flow, Tree expression) {
        return switch (expression) {
            case NewArrayTree made
            when made.getInitializers() != null -> made.getInitializers().size();
            case NewArrayTree made
            when made.getDimensions().size() == 1 ->
                value(program, flow, made.getDimensions().getFirst());
            case MethodInvocationTree call -> encoded(call);
            default -> State.UNKNOWN;
        };
    }

    /// The bytes of a text of plain letters, in whatever charset a program may use.
    private static int encoded(MethodInvocationTree call) {
        String text = call.getMethodSelect() instanceof MemberSelectTree select
                        && select.getIdentifier().contentEquals("getBytes")
                        && call.getArguments().isEmpty()
                ? literal(select.getExpression())
                : null;
        return text != null && text.chars().allMatch(c -> c < 128) ? text.length() : State.UNKNOWN;
    }

    private static @Nullable String literal(Tree expression) {
        return expression instanceof LiteralTree literal && literal.getValue() instanceof String text ? text : null;
    }

    /// Whether an expression yields the same and does nothing else if it is evaluated twice.
    static boolean isRepeatable(Tree expression) {
        return switch (expression) {
            case LiteralTree _, IdentifierTree _ -> true;
            case MemberSelectTree select -> isRepeatable(select.getExpression());
            case ParenthesizedTree inner -> isRepeatable(inner.getExpression());
            case BinaryTree two -> isRepeatable(two.getLeftOperand()) && isRepeatable(two.getRightOperand());
            case ArrayAccessTree slot -> isRepeatable(slot.getExpression()) && isRepeatable(slot.getIndex());
            default -> false;
        };
    }
}
