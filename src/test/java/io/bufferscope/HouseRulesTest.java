package io.bufferscope;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LineMap;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;

/// The rules of the house that a reader of the files can check.
class HouseRulesTest {

    private static final int FILE_LINES = 300;
    private static final int METHOD_LINES = 30;

    /// Files that may be longer, each with its reason.
    private static final Set<String> LONG_FILES = Set.of(
            // One short method for each operation of the format; cut in two, the format would have two homes.
            "src/main/java/io/bufferscope/trace/OpWriter.java");

    /// Methods that may have more lines between their braces: tables and a story written as code, for tests.
    private static final Set<String> LONG_METHODS =
            Set.of("SampleTrace.java <init>", "SampleTrace.java add", "TapeStory.java next", "Zoo.java netty");

    /// The only homes of colours: the palette, and its part that style sheets need.
    private static final Pattern COLOUR_HOMES = Pattern.compile("(Palette|Colours)\\.java|palette-\\w+\\.css");

    private static final Pattern COLOUR =
            Pattern.compile("(?<![&\\w])#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\\b");

    private static final Pattern LATER = Pattern.compile("\\b(TO" + "DO|FIX" + "ME|X" + "XX)\\b");

    private static final Pattern MACHINE = Pattern.compile("(?<![\\w.])/(work|root|tmp|home/\\w+|Users/\\w+)/");

    @Test
    void javaFiles_haveAtMost300Lines() {
        assertThat(ourJava().filter(file -> lines(file).size() > FILE_LINES).map(HouseRulesTest::name))
                .containsExactlyInAnyOrderElementsOf(LONG_FILES);
    }

    @Test
    void methods_haveAtMost30Lines() throws IOException {
        assertThat(longMethods(ourJava().toList())).containsExactlyInAnyOrderElementsOf(LONG_METHODS);
    }

    @Test
    void files_promiseNothingForLater() {
        Stream<Path> files = Stream.concat(ourJava(), Stream.concat(resources(), documents()));
        assertThat(found(files, LATER)).isEmpty();
    }

    @Test
    void colours_areWrittenOnlyInThePalette() {
        Stream<Path> files = Stream.concat(under("src/main/java"), resources())
                .filter(file -> !COLOUR_HOMES.matcher(fileName(file)).matches());
        assertThat(found(files, COLOUR)).isEmpty();
    }

    @Test
    void files_nameNoMachine() {
        Stream<Path> files = Stream.concat(Stream.concat(under("src/main/java"), resources()), documents());
        assertThat(found(files, MACHINE)).isEmpty();
    }

    private static Stream<Path> ourJava() {
        return Stream.of("src/main/java", "src/test/java", "src/build", "jlink", ".ci")
                .flatMap(HouseRulesTest::under)
                .filter(file -> fileName(file).endsWith(".java"));
    }

    private static Stream<Path> resources() {
        return under("src/main/resources").filter(file -> fileName(file).matches(".*\\.(java|css|properties|md|json)"));
    }

    private static Stream<Path> documents() {
        return Stream.concat(under("docs"), under(".").filter(file -> file.getNameCount() == 2))
                .filter(file -> fileName(file).endsWith(".md") || fileName(file).equals("pom.xml"));
    }

    private static Stream<Path> under(String folder) {
        try (Stream<Path> files = Files.walk(Path.of(folder), folder.equals(".") ? 1 : Integer.MAX_VALUE)) {
            return files.filter(Files::isRegularFile).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> found(Stream<Path> files, Pattern pattern) {
        List<String> found = new ArrayList<>();
        files.forEach(file -> {
            List<String> lines = lines(file);
            for (int i = 0; i < lines.size(); i++) {
                if (pattern.matcher(lines.get(i)).find()) {
                    found.add(name(file) + ":" + (i + 1) + ": " + lines.get(i).strip());
                }
            }
        });
        return found;
    }

    private static List<String> longMethods(List<Path> files) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<String> found = new ArrayList<>();
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            JavacTask task = (JavacTask)
                    compiler.getTask(null, manager, null, null, null, manager.getJavaFileObjectsFromPaths(files));
            SourcePositions positions = Trees.instance(task).getSourcePositions();
            for (CompilationUnitTree unit : task.parse()) {
                new LongMethods(unit, positions, found).scan(unit, null);
            }
        }
        return found;
    }

    private static List<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String name(Path file) {
        return file.toString().replace('\\', '/');
    }

    private static String fileName(Path file) {
        return file.getFileName().toString();
    }

    /// The finder of long methods in one file.
    private static final class LongMethods extends TreeScanner<Void, Void> {

        private final CompilationUnitTree unit;
        private final SourcePositions positions;
        private final List<String> found;

        LongMethods(CompilationUnitTree unit, SourcePositions positions, List<String> found) {
            this.unit = unit;
            this.positions = positions;
            this.found = found;
        }

        @Override
        public Void visitMethod(MethodTree method, Void nothing) {
            if (method.getBody() != null && lines(method.getBody()) > METHOD_LINES) {
                found.add(Path.of(unit.getSourceFile().getName()).getFileName() + " " + method.getName());
            }
            return super.visitMethod(method, nothing);
        }

        /// Lines between the braces.
        private long lines(BlockTree body) {
            LineMap lines = unit.getLineMap();
            long first = lines.getLineNumber(positions.getStartPosition(unit, body));
            return lines.getLineNumber(positions.getEndPosition(unit, body)) - first - 1;
        }
    }
}
