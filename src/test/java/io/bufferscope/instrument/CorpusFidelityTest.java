package io.bufferscope.instrument;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.corpus.CorpusProgram;
import io.bufferscope.corpus.Outcome;
import java.io.IOException;
import java.io.InputStream;
import java.lang.constant.ClassDesc;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every program of the corpus does the same woven as plain: output, error and exit code byte for byte.
class CorpusFidelityTest {

    @TempDir
    Path folder;

    static List<CorpusProgram> programs() {
        return CorpusProgram.all();
    }

    @ParameterizedTest
    @MethodSource("programs")
    void runs_asPlainJava_whenWoven(CorpusProgram program) throws Exception {
        Outcome plain = program.runPlainly(Files.createDirectory(folder.resolve("plain")));
        Outcome woven = runWoven(program, Files.createDirectory(folder.resolve("woven")));
        assertThat(comparable(program, woven)).isEqualTo(comparable(program, plain));
    }

    /// How often a frame repeats when the stack is full depends on more than the program.
    static Outcome comparable(CorpusProgram program, Outcome outcome) {
        return program.name().endsWith("-deep") ? outcome.withoutRepetitions() : outcome;
    }

    static Outcome runWoven(CorpusProgram program, Path work) throws Exception {
        String source = Files.readString(program.file());
        Files.copy(program.file(), work.resolve(program.fileName()));
        Path file = Path.of(program.fileName());
        return switch (new SourceCompiler(CorpusProgram.LIBRARIES).compile(file, source)) {
            case Compilation.Failed failed -> new Outcome("", failed.messages(), 1);
            case Compilation.Done done -> {
                Outcome run = run(
                        program,
                        new Weaver(CorpusProgram.LIBRARIES, desc(SilentHooks.class), desc(SilentHooks.Activation.class))
                                .weave(done, file),
                        work);
                yield new Outcome(run.out(), done.messages() + run.err(), run.exit());
            }
        };
    }

    private static Outcome run(CorpusProgram program, Woven woven, Path work) throws Exception {
        Path classes = Files.createTempDirectory(work.getParent(), "classes");
        for (Map.Entry<String, byte[]> type : woven.classes().entrySet()) {
            write(classes, type.getKey(), type.getValue());
        }
        write(classes, SilentHooks.class.getName(), bytes(SilentHooks.class));
        write(classes, SilentHooks.Activation.class.getName(), bytes(SilentHooks.Activation.class));
        List<Path> classPath = new ArrayList<>(CorpusProgram.LIBRARIES);
        classPath.add(classes);
        return program.runJava(work, classPath, woven.program().mainClass());
    }

    private static void write(Path folder, String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name.replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
    }

    private static byte[] bytes(Class<?> type) throws IOException {
        String name = type.getName().replace('.', '/') + ".class";
        try (InputStream in = type.getClassLoader().getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }

    private static ClassDesc desc(Class<?> type) {
        return ClassDesc.of(type.getName());
    }
}
