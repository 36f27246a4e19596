package io.bufferscope.instrument.twin;

import io.bufferscope.corpus.CorpusProgram;
import io.bufferscope.corpus.Outcome;
import io.bufferscope.instrument.Compilation;
import io.bufferscope.instrument.SourceCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/// The `ByteBuffer` programs of the corpus and of the examples, and how they and their twins are run.
final class TwinPrograms {

    private static final Map<Path, Twin> TWINS = new ConcurrentHashMap<>();

    private TwinPrograms() {}

    /// All that name `ByteBuffer` and are Java.
    static List<CorpusProgram> all() {
        Stream<CorpusProgram> examples = files(Path.of("src/main/resources/examples"))
                .filter(file -> file.toString().endsWith(".java"))
                .map(file -> new CorpusProgram("example " + file.getFileName(), file, List.of(), new byte[0]));
        return Stream.concat(CorpusProgram.all().stream(), examples)
                .filter(program -> source(program).contains("ByteBuffer"))
                .filter(program -> !(twin(program) instanceof Twin.NotCompiled))
                .toList();
    }

    static Twin twin(CorpusProgram program) {
        return TWINS.computeIfAbsent(program.file(), file -> twin(program.fileName(), source(program)));
    }

    static Twin twin(String fileName, String source) {
        return ByteBufTwin.of(fileName, source, TwinNote::key);
    }

    static String source(CorpusProgram program) {
        try {
            return Files.readString(program.file());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Compiles a source and runs it in a JVM of its own, with the arguments and the input of a program.
    static Outcome run(CorpusProgram program, String fileName, String source, Path folder) throws Exception {
        Compilation compiled = new SourceCompiler(CorpusProgram.LIBRARIES).compile(Path.of(fileName), source);
        if (!(compiled instanceof Compilation.Done done)) {
            throw new AssertionError(compiled.messages() + source);
        }
        for (Map.Entry<String, byte[]> each : done.classes().entrySet()) {
            Path file = folder.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, each.getValue());
        }
        List<Path> classPath = new ArrayList<>(CorpusProgram.LIBRARIES);
        classPath.add(folder);
        return program.runJava(folder, classPath, done.mainClass());
    }

    private static Stream<Path> files(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
