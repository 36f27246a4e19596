package io.bufferscope.instrument;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/// A walk through a parsed file that writes down its [SourceLayout], visiting calls in the order in which the
/// compiler makes their instructions.
final class SourceScanner extends TreeScanner<@Nullable Void, @Nullable Void> {

    private final CompilationUnitTree file;
    private final SourcePositions positions;
    private final SourceLayout layout;
    private final TreeTexts texts;
    private Code code = new Code("", 0, 0, 0);
    private int line;
    private int units;
    private int finallies;

    SourceScanner(CompilationUnitTree file, SourcePositions positions, SourceLayout layout) {
        this.file = file;
        this.positions = positions;
        this.layout = layout;
        this.texts = new TreeTexts(layout.text());
    }

    /// Where the walk is: in which unit, in which `finally` block (0 none); the units of the class's initialisers.
    private record Code(String name, int unit, int copies, int initialisers) {}

    @Override
    public @Nullable Void visitClass(ClassTree tree, @Nullable Void p) {
        Code outer = code;
        int outerLine = line;
        code = new Code("", 0, 0, units + 1);
        units += 2;
        super.visitClass(tree, null);
        code = outer;
        line = outerLine;
        return null;
    }

    @Override
    public @Nullable Void visitMethod(MethodTree tree, @Nullable Void p) {
        inUnit(tree.getName().toString(), ++units, tree, () -> super.visitMethod(tree, null));
        return null;
    }

    @Override
    public @Nullable Void visitLambdaExpression(LambdaExpressionTree tree, @Nullable Void p) {
        inUnit(SourceLayout.LAMBDA, ++units, tree, () -> {
            if (tree.getBody() instanceof ExpressionTree body) {
                statement(start(body), start(body), end(body));
            }
            super.visitLambdaExpression(tree, null);
        });
        return null;
    }

    @Override
    public @Nullable Void visitBlock(BlockTree tree, @Nullable Void p) {
        if (code.unit == 0) {
            initialiser(tree.isStatic(), tree, () -> super.visitBlock(tree, null));
        } else {
            super.visitBlock(tree, null);
        }
        return null;
    }

    @Override
    public @Nullable Void visitVariable(VariableTree tree, @Nullable Void p) {
        if (code.unit == 0 && tree.getInitializer() != null) {
            boolean isStatic = tree.getModifiers().getFlags().contains(Modifier.STATIC);
            initialiser(isStatic, tree, () -> variable(tree));
        } else {
            variable(tree);
        }
        return null;
    }

    private void variable(VariableTree tree) {
        ExpressionTree value = tree.getInitializer();
        if (value != null) {
            int name = texts.nameBefore(tree.getName().toString(), start(value));
            statement(name, start(tree), end(tree));
        }
        super.visitVariable(tree, null);
    }

    private void initialiser(boolean isStatic, Tree tree, Runnable walk) {
        int unit = code.initialisers + (isStatic ? 1 : 0);
        inUnit(isStatic ? "<clinit>" : "<init>", unit, tree, walk);
    }

    private void inUnit(String name, int unit, Tree tree, Runnable walk) {
        Code outer = code;
        int outerLine = line;
        code = new Code(name, unit, 0, 0);
        if (start(tree) >= 0 && end(tree) >= 0) {
            layout.addCode(name, start(tree), end(tree));
        }
        walk.run();
        code = outer;
        line = outerLine;
    }

    @Override
    public @Nullable Void scan(@Nullable Tree tree, @Nullable Void p) {
        if (tree instanceof StatementTree statement && code.unit != 0) {
            int end = texts.headEnd(statement, this::start, this::end);
            if (end >= 0) {
                statement(start(tree), start(tree), end);
            }
        }
        return super.scan(tree, null);
    }

    private void statement(int lineOf, int start, int end) {
        if (code.unit != 0 && start >= 0 && end > start && lineOf >= 0) {
            line = layout.line(lineOf);
            layout.addStatement(code.name, line, code.unit, start, end);
        }
    }

    @Override
    public @Nullable Void visitCase(CaseTree tree, @Nullable Void p) {
        if (tree.getBody() instanceof ExpressionTree body) {
            statement(start(body), start(body), end(body));
        }
        return super.visitCase(tree, null);
    }

    @Override
    public @Nullable Void visitCatch(CatchTree tree, @Nullable Void p) {
        VariableTree caught = tree.getParameter();
        statement(start(caught), start(caught), end(caught));
        return super.visitCatch(tree, null);
    }

    @Override
    public @Nullable Void visitForLoop(ForLoopTree tree, @Nullable Void p) {
        scan(tree.getInitializer(), null);
        scan(tree.getCondition(), null);
        scan(tree.getStatement(), null);
        return scan(tree.getUpdate(), null);
    }

    @Override
    public @Nullable Void visitDoWhileLoop(DoWhileLoopTree tree, @Nullable Void p) {
        scan(tree.getStatement(), null);
        ExpressionTree condition = tree.getCondition();
        statement(start(condition), start(condition), end(condition));
        return scan(condition, null);
    }

    @Override
    public @Nullable Void visitTry(TryTree tree, @Nullable Void p) {
        scan(tree.getResources(), null);
        scan(tree.getBlock(), null);
        scan(tree.getCatches(), null);
        Code outer = code;
        code = new Code(code.name, code.unit, ++finallies, 0);
        scan(tree.getFinallyBlock(), null);
        code = outer;
        return null;
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree tree, @Nullable Void p) {
        super.visitMethodInvocation(tree, null);
        int parenthesis = texts.parenthesisAfter(end(tree.getMethodSelect()));
        if (parenthesis >= 0) {
            line = layout.line(parenthesis);
            call(tree, TreeTexts.calledName(tree.getMethodSelect()));
        }
        return null;
    }

    @Override
    public @Nullable Void visitNewClass(NewClassTree tree, @Nullable Void p) {
        scan(tree.getEnclosingExpression(), null);
        scan(tree.getArguments(), null);
        if (tree.getClassBody() == null) {
            call(tree, "new " + TreeTexts.simpleName(tree.getIdentifier()));
        }
        return scan(tree.getClassBody(), null);
    }

    private void call(Tree tree, String name) {
        if (code.unit != 0 && start(tree) >= 0 && end(tree) >= 0) {
            layout.addCall(code.name, line, name, code.unit, code.copies, start(tree), end(tree));
        }
    }

    private int start(Tree tree) {
        return (int) positions.getStartPosition(file, tree);
    }

    private int end(Tree tree) {
        return (int) positions.getEndPosition(file, tree);
    }
}
