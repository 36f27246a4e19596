package io.bufferscope.instrument;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.tools.JavaCompiler;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/// The compiler of many small programs at once, in memory: it opens the libraries once for all of them.
///
/// @param classPath jars and folders that the programs may use
public record SourcesCompiler(List<Path> classPath) {

    private static final List<String> OPTIONS = List.of("-g", "-proc:none", "-nowarn");

    /// Compiles programs, each a source file of its own, whose classes have different names.
    ///
    /// @param sources by file name
    /// @return class files by binary name; nothing if one of the programs is wrong ([SourceCompiler] says which)
    public Optional<Map<String, byte[]>> compile(Map<String, String> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        List<ProgramFile> files = sources.entrySet().stream()
                .map(source -> new ProgramFile(Path.of(source.getKey()), source.getValue()))
                .toList();
        try (ClassesInMemory classes = new ClassesInMemory(compiler.getStandardFileManager(null, null, null))) {
            classes.disk().setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
            boolean compiled = compiler.getTask(new StringWriter(), classes, null, OPTIONS, null, files)
                    .call();
            return compiled ? Optional.of(Map.copyOf(classes.classes())) : Optional.empty();
        }
    }
}
