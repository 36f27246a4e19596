package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.corpus.CorpusProgram;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What untrusted code may and may not name.
class VerifierTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "var b = java.nio.ByteBuffer.allocate(8); b.putInt(1).flip(); System.out.println(b.getInt());",
                "var b = io.netty.buffer.Unpooled.buffer(); b.writeInt(1); b.release();",
                "java.util.List.of(3, 1).stream().sorted().forEach(System.out::println);",
                "record Q(int x) {} Object o = new Q(1); if (o instanceof Q(int x)) System.out.println(o + \" \" + x);",
                "Object o = 1; System.out.println(switch (o) { case Integer i when i > 0 -> \"a\"; default -> \"b\";"
                        + " });",
                "enum E { A } System.out.println(E.valueOf(\"A\") + String.format(\"%d\", 1));",
                "var t = new Thread(() -> {}); t.start(); t.join();",
                "try (var a = java.lang.foreign.Arena.ofConfined()) { a.allocate(8).asByteBuffer().put((byte) 1); }",
            })
    void check_isContent_withCodeAboutBuffers(String body) throws Exception {
        assertThat(check(body)).isNull();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "System.exit(0);|System.exit",
                "Runtime.getRuntime().halt(1);|Runtime.getRuntime",
                "new ProcessBuilder(\"ls\").start();|java.lang.ProcessBuilder",
                "java.nio.file.Files.delete(java.nio.file.Path.of(\"x\"));|Path.of",
                "new java.io.FileOutputStream(\"x\").close();|java.io.FileOutputStream",
                "new java.io.PrintStream(\"x\").close();|PrintStream.<init>",
                "new java.util.Scanner(new java.io.File(\"x\")).close();|java.io.File",
                "new java.net.Socket(\"localhost\", 1).close();|java.net.Socket",
                "Class.forName(\"java.lang.Runtime\");|Class.forName",
                "Object.class.getDeclaredMethods();|Class.getDeclaredMethods",
                "java.util.function.IntConsumer c = System::exit; c.accept(1);|System.exit",
                "System.loadLibrary(\"x\");|System.loadLibrary",
                "java.lang.foreign.MemorySegment.NULL.reinterpret(8);|MemorySegment.reinterpret",
                "System.setProperty(\"a\", \"b\");|System.setProperty",
            })
    void check_namesWhatIsNotAllowed_withItsLine(String body, String name) throws Exception {
        assertThat(check(body)).isEqualTo(new Refusal(3, name));
    }

    private static Refusal check(String body) throws Exception {
        String source = "class P {\n  public static void main(String[] args) throws Exception {\n" + body + "\n}}\n";
        Compilation compilation = new SourceCompiler(CorpusProgram.LIBRARIES).compile(Path.of("P.java"), source);
        return Verifier.check(((Compilation.Done) compilation).classes());
    }
}
