import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The programs that watched JVMs are trained with.
final class Samples {
    private static final Path SOURCE = Path.of("jlink/samples");

    private Samples() {}

    static String key() throws IOException {
        var key = new StringBuilder();
        for (var file : files()) {
            key.append(Files.readString(file));
        }
        return key.toString();
    }

    private static List<Path> files() throws IOException {
        try (var files = Files.list(SOURCE)) {
            return files.sorted().toList();
        }
    }
}
