package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SourceCompilerTest {

    @TempDir
    Path folder;

    private static Compilation compile(String source) throws IOException {
        return new SourceCompiler(List.of()).compile(Path.of("Main.java"), source);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        class A { static void main(String[] a) {} } class Main { static void main(String[] a) {} } | A
        class A { } class Main { static void main(String[] a) {} }                                 | Main
        class A extends B { } class B { void main() {} }                                           | B
        class A implements I { } interface I { default void main() {} }                            | I
        package p.q; class A { public static void main(String[] a) {} }                            | p.q.A
        class A { void main() {} static void main(String[] a) {} }                                 | A
        void main() { System.out.println(1); }                                                     | Main
        """)
    void startsTheClass_thatJavaWouldStart(String source, String main) throws Exception {
        assertThat(compile(source))
                .isInstanceOfSatisfying(
                        Compilation.Done.class,
                        done -> assertThat(done.mainClass()).isEqualTo(main));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
        // nothing                                              | error: no class declared in source file
        class A { }                                             | error: can't find class: Main
        class Main { }                                          | error: can't find main(String[]) or main() method in class: Main
        class Main { private static void main(String[] a) {} }  | error: can't find main(String[]) or main() method in class: Main
        """)
    void refuses_asJavaWould_whenThereIsNothingToStart(String source, String message) throws Exception {
        assertThat(compile(source)).isEqualTo(new Compilation.Failed(List.of(), message + System.lineSeparator()));
    }

    @Test
    void tellsProblemsWithTheirPlaces_whenTheSourceIsWrong() throws Exception {
        Compilation compilation =
                compile("class Main {\n\tint x = y;\n    static void main(String[] a) { int z = \"\"; }\n}\n");
        assertThat(compilation).isInstanceOfSatisfying(Compilation.Failed.class, failed -> {
            assertThat(failed.problems()).extracting(Problem::line).containsExactly(2, 3);
            assertThat(failed.problems()).extracting(Problem::column).containsExactly(10, 44);
            assertThat(failed.problems().getFirst().message()).startsWith("cannot find symbol");
            assertThat(failed.messages())
                    .startsWith("Main.java:2: error: cannot find symbol")
                    .endsWith("2 errors\nerror: compilation failed\n");
        });
    }

    @Test
    void findsOtherSources_besideTheProgram() throws Exception {
        Files.writeString(folder.resolve("Helper.java"), "class Helper { static int two() { return 2; } }");
        Path file = Files.writeString(
                folder.resolve("Main.java"), "class Main { static void main(String[] a) { Helper.two(); } }");
        assertThat(new SourceCompiler(List.of()).compile(file)).isInstanceOfSatisfying(Compilation.Done.class, done -> {
            assertThat(done.classes()).containsOnlyKeys("Main", "Helper");
            assertThat(done.beside()).containsExactly("Helper");
            Woven woven = new Weaver(List.of()).weave(done, file);
            assertThat(woven.classes().get("Helper")).isSameAs(done.classes().get("Helper"));
        });
    }
}
