package io.bufferscope.instrument.twin;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.Trees;
import io.bufferscope.instrument.Problem;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.lang.model.SourceVersion;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/// A program that the compiler has read and understood: its text, its trees, what their names mean.
final class Program {

    private static final int LONGEST_CALL = 70;

    private final String text;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;
    private final Meanings meanings;
    private final List<Problem> problems;

    private Program(String fileName, String text) throws IOException {
        DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(null, null, said, List.of("-proc:none"), null, List.of(new Text(fileName, text)));
        this.text = text;
        this.unit = task.parse().iterator().next();
        task.analyze();
        this.positions = Trees.instance(task).getSourcePositions();
        this.problems = problems(said);
        this.meanings = new Meanings(task, unit);
    }

    /// Reads a program.
    ///
    /// @param fileName the name of its file, which names the class of a compact source file
    static Program read(String fileName, String text) {
        try {
            return new Program(fileName, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Problem> problems(DiagnosticCollector<JavaFileObject> said) {
        List<Problem> found = new ArrayList<>();
        for (Diagnostic<? extends JavaFileObject> each : said.getDiagnostics()) {
            if (each.getKind() == Diagnostic.Kind.ERROR) {
                int line = (int) Math.max(0, each.getLineNumber());
                int column = (int) Math.max(0, each.getColumnNumber());
                found.add(new Problem(line, column, each.getMessage(Locale.getDefault())));
            }
        }
        return found;
    }

    /// The compiler's mistakes; the rest can be asked only if there are none.
    List<Problem> problems() {
        return problems;
    }

    String text() {
        return text;
    }

    CompilationUnitTree unit() {
        return unit;
    }

    Meanings meanings() {
        return meanings;
    }

    int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    /// Whether the compiler wrote it, not the user.
    boolean isInvented(Tree tree) {
        return start(tree) < 0 || end(tree) < 0;
    }

    String text(Tree tree) {
        return text.substring(start(tree), end(tree));
    }

    /// Where the name of the called method begins.
    int nameStart(MethodInvocationTree call) {
        Tree select = call.getMethodSelect();
        return select instanceof MemberSelectTree member
                ? end(member) - member.getIdentifier().length()
                : start(select);
    }

    /// The expression before the dot of a call, or null.
    static @Nullable ExpressionTree receiver(MethodInvocationTree call) {
        return call.getMethodSelect() instanceof MemberSelectTree member ? member.getExpression() : null;
    }

    TwinRefusal refusal(TwinRefusal.Reason reason, Tree tree) {
        int at = reason == TwinRefusal.Reason.NO_BUFFER || isInvented(tree) ? 0 : start(tree);
        int name = tree instanceof MethodInvocationTree call ? nameStart(call) : at;
        LineMap lines = unit.getLineMap();
        return new TwinRefusal((int) lines.getLineNumber(name), (int) lines.getColumnNumber(name), reason, shown(tree));
    }

    private String shown(Tree tree) {
        String code = isInvented(tree) ? "" : text(tree);
        int body = tree instanceof MethodTree ? code.indexOf('{') : -1;
        String line = (body < 0 ? code : code.substring(0, body))
                .replaceAll("\\s+", " ")
                .strip();
        return line.length() <= LONGEST_CALL ? line : line.substring(0, LONGEST_CALL - 1) + "…";
    }

    /// The text as the compiler reads it.
    private static final class Text extends SimpleJavaFileObject {

        private final String text;

        Text(String fileName, String text) {
            super(URI.create("string:///" + fileName.replaceAll("[^\\w.$]", "_")), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }

        @Override
        public boolean isNameCompatible(String simpleName, Kind kind) {
            return kind == Kind.SOURCE && SourceVersion.isIdentifier(simpleName);
        }
    }
}
