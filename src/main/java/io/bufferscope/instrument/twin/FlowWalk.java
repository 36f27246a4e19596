package io.bufferscope.instrument.twin;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import org.jspecify.annotations.Nullable;

/// The walk through a method that follows every buffer and writes the twin on the way.
final class FlowWalk extends BranchWalk {

    private final Program program;
    private final Meanings meanings;
    private final Outlook outlook;
    private final Calls calls;
    private final Comments comments;
    private final Inlining inlining;
    private @Nullable Tree allowed;

    FlowWalk(Program program, Outlook outlook, Comments comments, Versions versions) {
        super(new Flow(program));
        this.program = program;
        this.meanings = program.meanings();
        this.outlook = outlook;
        this.comments = comments;
        this.calls = new Calls(flow, outlook, this::value);
        this.inlining = new Inlining(flow, this, versions);
    }

    /// Walks through a method that is given no buffers, and yields what is written in its place.
    Version walk(MethodTree method) {
        inlining.enter(method, new Store());
        return inlining.leave(method);
    }

    /// Walks through code that belongs to no method, such as the value of a field.
    List<Edit> walkLoose(Tree code) {
        List<Edit> sheet = new ArrayList<>();
        flow.newSheet(sheet);
        scan(code, null);
        return sheet;
    }

    /// The buffer that an expression yields; everywhere else an expression must not yield one.
    @Nullable
    Buf value(ExpressionTree expression) {
        allowed = expression;
        return scan(expression, null);
    }

    @Override
    public @Nullable Buf scan(@Nullable Tree tree, @Nullable Void p) {
        if (tree instanceof ExpressionTree && tree != allowed && meanings.isBuffer(tree)) {
            throw new Refused(TwinRefusal.Reason.ESCAPES, around(tree));
        }
        return super.scan(tree, null);
    }

    /// The call or statement around an expression.
    private Tree around(Tree tree) {
        Tree at = meanings.parent(tree);
        while (at != null
                && at instanceof ExpressionTree
                && !(at instanceof MethodInvocationTree)
                && meanings.parent(at) instanceof ExpressionTree) {
            at = meanings.parent(at);
        }
        return at == null ? tree : at;
    }

    @Override
    public @Nullable Buf visitIdentifier(IdentifierTree name, @Nullable Void p) {
        if (!meanings.isBuffer(name)) {
            return null;
        }
        Element variable = meanings.element(name);
        Buf held = flow.store().get(variable);
        if (held == null) {
            boolean field = variable != null && variable.getKind() == ElementKind.FIELD;
            throw new Refused(field ? TwinRefusal.Reason.FIELD : TwinRefusal.Reason.CAPTURED, around(name));
        }
        return held;
    }

    @Override
    public @Nullable Buf visitMemberSelect(MemberSelectTree select, @Nullable Void p) {
        if (meanings.isBuffer(select)) {
            throw new Refused(TwinRefusal.Reason.FIELD, around(select));
        }
        return super.visitMemberSelect(select, null);
    }

    @Override
    public @Nullable Buf visitMemberReference(MemberReferenceTree reference, @Nullable Void p) {
        if (meanings.isBuffer(reference.getQualifierExpression())) {
            throw new Refused(TwinRefusal.Reason.CAPTURED, reference);
        }
        return super.visitMemberReference(reference, null);
    }

    @Override
    public @Nullable Buf visitParenthesized(ParenthesizedTree inner, @Nullable Void p) {
        return meanings.isBuffer(inner) ? value(inner.getExpression()) : scan(inner.getExpression(), null);
    }

    @Override
    public @Nullable Buf visitMethodInvocation(MethodInvocationTree call, @Nullable Void p) {
        MethodTree method = meanings.method(meanings.element(call));
        if (method != null && Inlining.concerns(meanings, method)) {
            return inlining.call(call, method);
        }
        if (calls.isKnown(call)) {
            return calls.write(call);
        }
        if (CharsetCall.isOne(program, call)) {
            new CharsetCall(flow, call).write(value(call.getArguments().getFirst()));
            return null;
        }
        return super.visitMethodInvocation(call, null);
    }

    @Override
    public @Nullable Buf visitVariable(VariableTree variable, @Nullable Void p) {
        ExpressionTree value = variable.getInitializer();
        Element element = meanings.element(variable);
        if (element == null || !Meanings.isBuffer(element.asType())) {
            return scan(value, null);
        }
        if (value != null) {
            hold(element, value);
        }
        return null;
    }

    @Override
    public @Nullable Buf visitAssignment(AssignmentTree assignment, @Nullable Void p) {
        if (!meanings.isBuffer(assignment.getVariable())) {
            return super.visitAssignment(assignment, null);
        }
        Element variable = meanings.element(assignment.getVariable());
        if (variable == null || variable.getKind() == ElementKind.FIELD) {
            throw new Refused(TwinRefusal.Reason.FIELD, assignment);
        }
        return hold(variable, assignment.getExpression());
    }

    private @Nullable Buf hold(Element variable, ExpressionTree value) {
        Buf buffer = value(value);
        if (buffer == null && !isNull(value)) {
            throw new Refused(TwinRefusal.Reason.NO_COUNTERPART, value);
        }
        if (buffer != null && !flow.store().holds(buffer)) {
            calls.prepare(buffer, value, outlook.next(variable, program.end(value)));
        }
        flow.store().put(variable, buffer);
        return buffer;
    }

    private static boolean isNull(Tree expression) {
        return expression.getKind() == Tree.Kind.NULL_LITERAL;
    }

    /// A comparison with `null` is the one thing that may be asked of a buffer without a call.
    @Override
    public @Nullable Buf visitBinary(BinaryTree binary, @Nullable Void p) {
        boolean asks = binary.getKind() == Tree.Kind.EQUAL_TO || binary.getKind() == Tree.Kind.NOT_EQUAL_TO;
        if (asks && isNull(binary.getRightOperand()) && binary.getLeftOperand() instanceof IdentifierTree) {
            return null;
        }
        return super.visitBinary(binary, null);
    }

    /// One buffer in any case, treated in the one way or the other.
    @Override
    public @Nullable Buf visitConditionalExpression(ConditionalExpressionTree choice, @Nullable Void p) {
        if (!meanings.isBuffer(choice)) {
            return super.visitConditionalExpression(choice, null);
        }
        scan(choice.getCondition(), null);
        Store before = flow.store().copy();
        Buf one = value(choice.getTrueExpression());
        Store after = flow.store();
        flow.go(before);
        Buf other = value(choice.getFalseExpression());
        flow.go(Store.join(after, flow.store()));
        return one == other ? one : Buf.ANY;
    }

    @Override
    public @Nullable Buf visitSynchronized(SynchronizedTree block, @Nullable Void p) {
        if (meanings.isBuffer(block.getExpression())) {
            value(block.getExpression());
        } else {
            scan(block.getExpression(), null);
        }
        return scan(block.getBlock(), null);
    }

    @Override
    public @Nullable Buf visitExpressionStatement(ExpressionStatementTree statement, @Nullable Void p) {
        ExpressionTree expression = statement.getExpression();
        if (!meanings.isBuffer(expression)) {
            return scan(expression, null);
        }
        value(expression);
        if (comments.isLeftBare(expression, flow)) {
            flow.clear(program.start(statement), program.end(statement));
            comments.replace(statement, flow);
        }
        return null;
    }

    @Override
    public @Nullable Buf visitBlock(BlockTree block, @Nullable Void p) {
        Set<Element> outside = new HashSet<>(flow.store().variables());
        super.visitBlock(block, null);
        block.getStatements().stream()
                .filter(VariableTree.class::isInstance)
                .map(meanings::element)
                .filter(element -> element != null && !outside.contains(element))
                .forEach(element -> flow.store().put(element, null));
        return null;
    }

    @Override
    public @Nullable Buf visitReturn(ReturnTree exit, @Nullable Void p) {
        ExpressionTree result = exit.getExpression();
        boolean buffer = result != null && meanings.isBuffer(result);
        Buf value = buffer && result != null ? value(result) : scan(result, null);
        if (buffer && inlining.isInLambda()) {
            throw new Refused(TwinRefusal.Reason.ESCAPES, exit);
        }
        inlining.exit(buffer ? value : null);
        end();
        return null;
    }

    /// Code that runs at any time: it may use buffers of its own only.
    @Override
    public @Nullable Buf visitLambdaExpression(LambdaExpressionTree lambda, @Nullable Void p) {
        Store here = flow.store();
        Deque<Target> outer = newTargets(new ArrayDeque<>());
        inlining.enterLambda();
        flow.go(new Store());
        scan(lambda.getBody(), null);
        inlining.leaveLambda();
        newTargets(outer);
        flow.go(here);
        return null;
    }

    /// The methods of a class are walked through one by one, not where it is declared.
    @Override
    public @Nullable Buf visitClass(ClassTree type, @Nullable Void p) {
        return null;
    }
}
