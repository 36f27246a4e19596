import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;

/// The programs that watched JVMs are trained with.
final class Samples {
    private static final Path SOURCE = Path.of("jlink/samples");

    private Samples() {}

    static Path folder(Path work) {
        return work.resolve("samples");
    }

    static String key() throws IOException {
        var key = new StringBuilder();
        for (var file : files()) {
            key.append(Files.readString(file));
        }
        return key.toString();
    }

    static void compile(Path work, Application application) throws IOException {
        var classPath = application.probeClassPath().stream()
                .map(name -> application.folder().resolve(name).toString())
                .collect(Collectors.joining(File.pathSeparator));
        var arguments = new ArrayList<>(
                List.of("-g", "-cp", classPath, "-d", folder(work).toString()));
        files().forEach(file -> arguments.add(file.toString()));
        var javac = ToolProvider.findFirst("javac").orElseThrow();
        if (javac.run(System.out, System.err, arguments.toArray(String[]::new)) != 0) {
            throw new IllegalStateException("The sample programs do not compile");
        }
    }

    private static List<Path> files() throws IOException {
        try (var files = Files.list(SOURCE)) {
            return files.sorted().toList();
        }
    }
}
