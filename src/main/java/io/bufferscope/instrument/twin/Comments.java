package io.bufferscope.instrument.twin;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import java.util.function.Function;

/// What the twin says about itself, in comments.
record Comments(Program program, Function<TwinNote, String> texts) {

    String text(TwinNote note) {
        return texts.apply(note).replace("*/", "* /").replaceAll("\\R", " ");
    }

    /// Whether nothing but the variable is left of a chain of calls.
    boolean isLeftBare(ExpressionTree chain, Flow flow) {
        return switch (chain) {
            case IdentifierTree _ -> true;
            case ParenthesizedTree inner -> isLeftBare(inner.getExpression(), flow);
            case MethodInvocationTree call -> {
                ExpressionTree receiver = Program.receiver(call);
                yield flow.isDropped(call) && receiver != null && isLeftBare(receiver, flow);
            }
            default -> false;
        };
    }

    /// Puts a comment in the place of a statement of which nothing is left.
    void replace(ExpressionStatementTree statement, Flow flow) {
        String call = program.text(statement.getExpression()).replaceAll("\\s+", " ");
        TwinNote note =
                call.contains("flip(") ? TwinNote.FLIP : call.contains("limit(") ? TwinNote.LIMIT : TwinNote.ORDER;
        String comment = call + ": " + text(note);
        Tree parent = program.meanings().parent(statement);
        boolean head = parent instanceof ForLoopTree loop && !statement.equals(loop.getStatement());
        boolean alone = !(parent instanceof BlockTree) && parent != null && !(parent instanceof CaseTree);
        String rest = program.text()
                .substring(program.end(statement))
                .lines()
                .findFirst()
                .orElse("");
        String text =
                rest.isBlank() && !alone ? "// " + comment : "/* " + comment + " */" + (alone && !head ? ";" : "");
        Tree replaced = head ? statement.getExpression() : statement;
        flow.replace(program.start(replaced), program.end(replaced), text);
    }
}
