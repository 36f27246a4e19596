package io.bufferscope.instrument;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/// A text of statements without class or method, and how it becomes a program.
public final class BareStatements {

    private static final Pattern CERTAINLY_A_PROGRAM =
            Pattern.compile("\\b(class|interface|record|enum)\\s+\\w+\\s*[<({]"
                    + "|\\b(class|interface|enum)\\s+\\w+\\s+(extends|implements)\\b|\\bvoid\\s+main\\s*\\(");

    /// What stands before the statements: imports, comments and empty lines up to the last import.
    private static final Pattern HEAD = Pattern.compile("\\A(?s:.*?)(?m:^[ \\t]*import\\s[^;]*;[^\\n]*\\n?)+");

    private static final Pattern IMPORT = Pattern.compile("(?m)^[ \\t]*import\\s");

    private static final Pattern MAY_THROW = Pattern.compile("\\b(\\w*Channel|Files|Pipe|Thread|\\w+Stream)\\s*\\.");

    /// An import and the words that need it.
    private record Import(String line, Pattern words) {

        static Import of(String name, String words) {
            return new Import("import " + name + ".*;", Pattern.compile("(?<![.\\w])(" + words + ")\\b"));
        }
    }

    private static final List<Import> IMPORTS = List.of(
            Import.of("io.netty.buffer", "\\w*ByteBuf|\\w*ByteBufAllocator|Unpooled|ByteBufUtil|ByteBuf\\w+Stream"),
            Import.of(
                    "io.netty.util", "CharsetUtil|ReferenceCountUtil|ReferenceCounted|IllegalReferenceCountException"),
            Import.of("java.nio", "\\w*Buffer|ByteOrder|Buffer\\w+Exception|InvalidMarkException"),
            Import.of("java.nio.channels", "\\w*Channels?|Pipe|Selector"),
            Import.of("java.nio.charset", "StandardCharsets|Charset"),
            Import.of("java.nio.file", "Files|Path|Paths|StandardOpenOption"));

    private BareStatements() {}

    /// Writes `void main() { … }` around statements, with the imports that buffers need; null if the text is a program
    /// already, or is neither.
    public static @Nullable String wrap(String text) {
        if (text.isBlank() || CERTAINLY_A_PROGRAM.matcher(text).find() || isProgram(text)) {
            return null;
        }
        var head = HEAD.matcher(text);
        int from = head.find() ? head.end() : 0;
        String imports = text.substring(0, from).strip();
        String body = text.substring(from).strip().indent(4).replaceAll("(?m)^ +$", "");
        String main =
                "void main()" + (MAY_THROW.matcher(body).find() ? " throws Exception" : "") + " {\n" + body + "}\n";
        String added = imports(imports, body);
        String before = (added + (imports.isEmpty() ? "" : imports + "\n")).strip();
        String program = before.isEmpty() ? main : before + "\n\n" + main;
        return doesSomething(parse(program)) ? program : null;
    }

    private static String imports(String present, String body) {
        StringBuilder added = new StringBuilder();
        for (Import each : IMPORTS) {
            if (each.words().matcher(body).find() && !covers(present, each)) {
                added.append(each.line()).append('\n');
            }
        }
        return added.toString();
    }

    private static boolean covers(String present, Import wanted) {
        return IMPORT.matcher(present).find() && present.contains(wanted.line());
    }

    private static boolean doesSomething(@Nullable CompilationUnitTree unit) {
        return unit != null
                && unit.getTypeDecls().stream()
                        .filter(ClassTree.class::isInstance)
                        .flatMap(type -> ((ClassTree) type).getMembers().stream())
                        .anyMatch(member -> member instanceof MethodTree method
                                && !method.getBody().getStatements().isEmpty());
    }

    /// Whether the text can be compiled as it is into something with a method or a type.
    private static boolean isProgram(String text) {
        CompilationUnitTree unit = parse(text);
        return unit != null && unit.getTypeDecls().stream().anyMatch(BareStatements::hasMember);
    }

    private static boolean hasMember(Tree declaration) {
        return declaration instanceof ClassTree type
                && (!type.getSimpleName().contentEquals("Bare")
                        || type.getMembers().stream()
                                .anyMatch(member -> member instanceof MethodTree || member instanceof ClassTree));
    }

    /// The syntax tree, or null if the text is not Java.
    private static @Nullable CompilationUnitTree parse(String text) {
        DiagnosticCollector<JavaFileObject> problems = new DiagnosticCollector<>();
        JavacTask task = (JavacTask) ToolProvider.getSystemJavaCompiler()
                .getTask(
                        null,
                        null,
                        problems,
                        List.of("-proc:none"),
                        null,
                        List.of(new ProgramFile(Path.of("Bare.java"), text)));
        try {
            CompilationUnitTree unit = task.parse().iterator().next();
            boolean wrong =
                    problems.getDiagnostics().stream().anyMatch(each -> each.getKind() == Diagnostic.Kind.ERROR);
            return wrong ? null : unit;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
