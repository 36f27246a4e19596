package io.bufferscope.instrument;

import com.sun.source.util.JavacTask;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;

/// The compiler of watched programs: what `java FILE` does before it starts the program, with the same words, in
/// memory, and with the names of local variables kept.
public final class SourceCompiler {

    private static final List<String> OPTIONS = List.of(
            "-g",
            "-proc:none",
            "-Xprefer:source",
            "-Xdiags:verbose",
            "-Xlint:deprecation",
            "-Xlint:unchecked",
            "-Xlint:-options",
            "-XDsourceLauncher");

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final List<Path> classPath;

    /// @param classPath jars and folders that the program may use
    public SourceCompiler(List<Path> classPath) {
        this.classPath = List.copyOf(classPath);
    }

    /// Compiles one source file.
    ///
    /// @param file the file, named as messages shall name it
    /// @throws IOException if the file cannot be read
    public Compilation compile(Path file) throws IOException {
        return compile(ProgramFile.read(file));
    }

    /// Compiles a source that an editor holds.
    ///
    /// @param file the file it belongs to, named as messages shall name it; need not exist
    /// @throws IOException if a file beside it cannot be read
    public Compilation compile(Path file, String source) throws IOException {
        return compile(new ProgramFile(file, source));
    }

    private Compilation compile(ProgramFile file) throws IOException {
        StringWriter out = new StringWriter();
        try (ClassesInMemory files = files()) {
            JavacTask task = task(file, files, out, null);
            ParsedProgram parsed = new ParsedProgram(file, Trees.instance(task).getSourcePositions(), files.disk());
            task.addTaskListener(parsed);
            boolean compiled = task.call();
            if (parsed.types().isEmpty()) {
                return refused("", LauncherText.NO_CLASS, "");
            }
            return compiled ? started(files, parsed, out.toString()) : failed(file, out.toString());
        }
    }

    private ClassesInMemory files() throws IOException {
        ClassesInMemory files = new ClassesInMemory(compiler.getStandardFileManager(null, null, null));
        files.disk().setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
        files.disk().setLocationFromPaths(StandardLocation.SOURCE_PATH, List.of());
        return files;
    }

    private JavacTask task(
            ProgramFile file,
            ClassesInMemory files,
            StringWriter out,
            @Nullable DiagnosticListener<JavaFileObject> listener) {
        return (JavacTask) compiler.getTask(out, files, listener, OPTIONS, null, List.of(file));
    }

    private static Compilation started(ClassesInMemory files, ParsedProgram parsed, String messages) {
        String expected = parsed.expectedType();
        String main = new MainClass(files.classes()).find(parsed.types(), expected);
        if (main == null) {
            boolean exists = parsed.types().contains(expected);
            return refused(messages, exists ? LauncherText.NO_MAIN : LauncherText.NO_TYPE, expected);
        }
        return new Compilation.Done(files.classes(), files.beside(), main, messages, parsed.layout());
    }

    /// Compiles once more for the places: a compiler that tells them to a listener does not print.
    private Compilation failed(ProgramFile file, String messages) throws IOException {
        List<Problem> problems = new ArrayList<>();
        try (ClassesInMemory files = files()) {
            JavacTask task = task(file, files, new StringWriter(), problem -> add(problem, file, problems));
            task.addTaskListener(new ParsedProgram(file, Trees.instance(task).getSourcePositions(), files.disk()));
            task.call();
        }
        return new Compilation.Failed(problems, messages + LauncherText.COMPILATION_FAILED.line(""));
    }

    private static void add(Diagnostic<? extends JavaFileObject> problem, ProgramFile file, List<Problem> problems) {
        if (problem.getKind() == Diagnostic.Kind.ERROR && problem.getPosition() != Diagnostic.NOPOS) {
            int line = (int) problem.getLineNumber();
            int column = file.column((int) problem.getPosition());
            problems.add(new Problem(line, column, problem.getMessage(Locale.getDefault())));
        }
    }

    private static Compilation refused(String messages, LauncherText sentence, String detail) {
        return new Compilation.Failed(List.of(), messages + sentence.line(detail));
    }
}
