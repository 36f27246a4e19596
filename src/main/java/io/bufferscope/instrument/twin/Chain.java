package io.bufferscope.instrument.twin;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import java.util.Set;
import javax.lang.model.element.Element;
import org.jspecify.annotations.Nullable;

/// The calls that hang on each other, as in `a.put(x).putInt(y)`, and the variable that they begin with.
final class Chain {

    private static final Set<String> NEW_BUFFER = Set.of("slice", "duplicate", "asReadOnlyBuffer", "alignedSlice");

    private Chain() {}

    /// The variable whose buffer an expression yields, or null.
    static @Nullable Element variable(Program program, Tree expression) {
        IdentifierTree root = root(program, expression);
        return root == null ? null : program.meanings().element(root);
    }

    /// The name by which the buffer of an expression can be named once more, or null.
    static @Nullable IdentifierTree root(Program program, Tree expression) {
        return switch (expression) {
            case IdentifierTree name -> name;
            case ParenthesizedTree inner -> root(program, inner.getExpression());
            case MethodInvocationTree call -> {
                ExpressionTree receiver = Program.receiver(call);
                yield receiver != null
                                && program.meanings().isBuffer(receiver)
                                && !NEW_BUFFER.contains(
                                        Signature.of(program, call).name())
                        ? root(program, receiver)
                        : null;
            }
            default -> null;
        };
    }
}
