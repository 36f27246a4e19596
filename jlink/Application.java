import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/// The jars of the application in the image, in the order of the class path.
///
/// The caches hold for this order only, and (from JDK 25.0.4 on) for these file times only; hence both are fixed.
final class Application {
    private static final FileTime TIME = FileTime.from(Instant.parse("2026-01-01T00:00:00Z"));

    private final Path folder;
    private final List<String> names = new ArrayList<>();

    Application(Path folder) {
        this.folder = folder;
    }

    Path folder() {
        return folder;
    }

    void install(List<Path> jars) throws IOException {
        Files.createDirectories(folder);
        for (var jar : jars) {
            names.add(jar.getFileName().toString());
            var copy = folder.resolve(jar.getFileName());
            new RenewedJar(jar).writeTo(copy);
            Files.setLastModifiedTime(copy, TIME);
        }
        removeOthers();
    }

    private void removeOthers() throws IOException {
        try (var files = Files.newDirectoryStream(folder, "*.jar")) {
            for (var file : files) {
                if (!names.contains(file.getFileName().toString())) {
                    Files.delete(file);
                }
            }
        }
    }

    /// The class path of the application's own JVM.
    List<String> classPath() {
        return List.copyOf(names);
    }

    /// The start of the class path of every watched JVM.
    List<String> probeClassPath() {
        return names.stream()
                .filter(name -> name.equals("bufferscope-probe.jar") || name.startsWith("netty-"))
                .toList();
    }

    /// What the jars hold.
    String key() throws IOException, NoSuchAlgorithmException {
        var digest = MessageDigest.getInstance("SHA-256");
        for (var name : names) {
            digest.update(Files.readAllBytes(folder.resolve(name)));
        }
        return HexFormat.of().formatHex(digest.digest());
    }
}
