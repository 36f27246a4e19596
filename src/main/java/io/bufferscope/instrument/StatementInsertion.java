package io.bufferscope.instrument;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/// The writing of one more statement into a source, where it runs right after the statement of a line.
public final class StatementInsertion {

    private static final Set<Tree.Kind> LEAVING = Set.of(
            Tree.Kind.RETURN, Tree.Kind.THROW, Tree.Kind.BREAK, Tree.Kind.CONTINUE, Tree.Kind.YIELD);

    private final String source;
    private final LineTable lines;
    private final CompilationUnitTree unit;
    private final SourcePositions positions;

    private StatementInsertion(String source) throws IOException {
        this.source = source;
        this.lines = new LineTable(source);
        ProgramFile file = new ProgramFile(Path.of("Source.java"), source);
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(new StringWriter(), null, problem -> {}, List.of("-proc:none"), null, List.of(file));
        this.unit = task.parse().iterator().next();
        this.positions = Trees.instance(task).getSourcePositions();
    }

    /// A source with one more statement.
    ///
    /// @param line where the statement now stands, from 1
    public record Inserted(String source, int line) {}

    /// A place between statements.
    ///
    /// @param offset where the new text goes
    /// @param sibling offset of the statement it is set in like
    private record Place(int offset, int sibling, int deeper, boolean before) {}

    /// Writes a statement into a source; null if none can stand after that line.
    ///
    /// In the head of a loop, a `try` or a `synchronized` block it becomes the first statement inside; what leaves the
    /// block stays behind it.
    ///
    /// @param line from 1
    /// @param imports full names of types that the statement needs
    public static @Nullable Inserted after(String source, int line, String statement, List<String> imports) {
        try {
            return new StatementInsertion(source).insert(line, statement, imports);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private @Nullable Inserted insert(int line, String statement, List<String> imports) {
        Place place = new Finder(line).find();
        if (place == null) {
            return null;
        }
        String text = indent(place.sibling) + " ".repeat(4 * place.deeper) + statement;
        String with = place.before
                ? source.substring(0, place.offset) + text + "\n" + source.substring(place.offset)
                : source.substring(0, place.offset) + "\n" + text + source.substring(place.offset);
        int at = lines.line(place.offset) + (place.before ? 0 : 1);
        List<String> missing = imports.stream().distinct().filter(this::isMissing).toList();
        return new Inserted(withImports(with, missing), at + missing.size());
    }

    private String indent(int offset) {
        int begin = source.lastIndexOf('\n', offset - 1) + 1;
        int end = begin;
        while (end < offset && Character.isWhitespace(source.charAt(end))) {
            end++;
        }
        return source.substring(begin, end);
    }

    private boolean isMissing(String type) {
        String wild = type.substring(0, type.lastIndexOf('.')) + ".*";
        return unit.getImports().stream()
                .map(it -> it.getQualifiedIdentifier().toString())
                .noneMatch(name -> name.equals(type) || name.equals(wild));
    }

    private String withImports(String text, List<String> types) {
        StringBuilder block = new StringBuilder();
        types.forEach(type -> block.append("import ").append(type).append(";\n"));
        int at = importPlace();
        return text.substring(0, at) + block + text.substring(at);
    }

    private int importPlace() {
        int after = unit.getPackage() == null ? 0 : lineAfter(end(unit.getPackage()));
        for (ImportTree each : unit.getImports()) {
            after = lineAfter(end(each));
        }
        return after;
    }

    private int lineAfter(int offset) {
        int newLine = source.indexOf('\n', offset);
        return newLine < 0 ? source.length() : newLine + 1;
    }

    private int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    private int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    /// The search for the innermost list of statements that has one on the line.
    private final class Finder extends TreeScanner<@Nullable Void, @Nullable Void> {

        private final int line;
        private @Nullable Place found;

        Finder(int line) {
            this.line = line;
        }

        @Nullable
        Place find() {
            scan(unit, null);
            return found;
        }

        @Override
        public @Nullable Void visitBlock(BlockTree block, @Nullable Void p) {
            look(block.getStatements());
            if (lines.line(end(block) - 1) == line && start(block) >= 0 && lines.line(start(block)) < line) {
                int begin = source.lastIndexOf('\n', end(block) - 1) + 1;
                boolean leaves = !block.getStatements().isEmpty()
                        && LEAVING.contains(block.getStatements().getLast().getKind());
                found = leaves ? found : new Place(begin, end(block) - 1, 1, true);
            }
            return super.visitBlock(block, null);
        }

        @Override
        public @Nullable Void visitCase(CaseTree branch, @Nullable Void p) {
            look(branch.getStatements() == null ? List.of() : branch.getStatements());
            return super.visitCase(branch, null);
        }

        private void look(List<? extends StatementTree> statements) {
            for (StatementTree each : statements) {
                if (start(each) >= 0 && lines.line(start(each)) <= line && line <= lines.line(end(each) - 1)) {
                    found = place(each);
                }
            }
        }

        private Place place(StatementTree each) {
            BlockTree body = body(each);
            if (body != null && line <= lines.line(start(body))) {
                return new Place(start(body) + 1, start(each), 1, false);
            }
            if (LEAVING.contains(each.getKind())) {
                return new Place(source.lastIndexOf('\n', start(each)) + 1, start(each), 0, true);
            }
            return new Place(afterComment(end(each)), start(each), 0, false);
        }

        /// A comment behind a statement stays with it.
        private int afterComment(int offset) {
            int lineEnd = source.indexOf('\n', offset);
            String rest = lineEnd < 0 ? source.substring(offset) : source.substring(offset, lineEnd);
            return rest.isBlank() || rest.strip().startsWith("//") ? offset + rest.length() : offset;
        }

        private static @Nullable BlockTree body(StatementTree each) {
            Tree body = switch (each.getKind()) {
                case FOR_LOOP -> ((ForLoopTree) each).getStatement();
                case ENHANCED_FOR_LOOP -> ((EnhancedForLoopTree) each).getStatement();
                case WHILE_LOOP -> ((WhileLoopTree) each).getStatement();
                case DO_WHILE_LOOP -> ((DoWhileLoopTree) each).getStatement();
                case TRY -> ((TryTree) each).getBlock();
                case SYNCHRONIZED -> ((SynchronizedTree) each).getBlock();
                default -> null;
            };
            return body instanceof BlockTree block ? block : null;
        }
    }
}
