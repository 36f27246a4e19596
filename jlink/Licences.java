import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// The licence texts that go into the image, beside those of the JDK.
final class Licences {
    private static final Path SOURCE = Path.of("assets/licences");

    private Licences() {}

    static void install(Path legal) throws IOException {
        var folder = Files.createDirectories(legal.resolve("bufferscope"));
        try (var files = Files.newDirectoryStream(SOURCE)) {
            for (var file : files) {
                Files.copy(file, folder.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        Files.copy(Path.of("LICENSE"), folder.resolve("bufferscope.txt"), StandardCopyOption.REPLACE_EXISTING);
    }
}
