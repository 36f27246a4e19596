import com.palantir.javaformat.java.Formatter;
import com.palantir.javaformat.java.FormatterException;
import com.palantir.javaformat.java.JavaFormatterOptions;
import com.palantir.javaformat.java.JavaFormatterOptions.Style;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;

/// The format check of the build: `Format check|apply|skip STAMP FOLDER...`.
///
/// Looks only at files changed since the stamp file, which marks the last success, was written.
final class Format {
    private final boolean apply;
    private final Formatter formatter = Formatter.createFormatter(
            JavaFormatterOptions.builder().style(Style.PALANTIR).build());

    private Format(boolean apply) {
        this.apply = apply;
    }

    static void main(String[] args) throws IOException {
        if (args[0].equals("skip")) {
            return;
        }
        var start = Instant.now();
        var stamp = Path.of(args[1]);
        var changed = Stream.of(args)
                .skip(2)
                .flatMap(folder -> sources(Path.of(folder)))
                .filter(file -> !isOlder(file, stamp))
                .toList();
        if (!changed.isEmpty() && !new Format(args[0].equals("apply")).accepts(changed)) {
            System.exit(1);
        }
        Files.writeString(stamp, "");
        Files.setLastModifiedTime(stamp, FileTime.from(start));
    }

    private static Stream<Path> sources(Path folder) {
        if (!Files.isDirectory(folder)) {
            return Stream.of();
        }
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isOlder(Path file, Path stamp) {
        try {
            return Files.exists(stamp)
                    && Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(stamp)) < 0;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private boolean accepts(List<Path> files) {
        var wrong = files.parallelStream().filter(file -> !accepts(file)).toList();
        if (!wrong.isEmpty() && !apply) {
            System.err.println("[ERROR] Not formatted: " + wrong);
            System.err.println("[ERROR] Mend it with: mvn -q process-sources -Dformat=apply");
        }
        return wrong.isEmpty();
    }

    private boolean accepts(Path file) {
        try {
            var text = Files.readString(file);
            var formatted = formatter.formatSourceAndFixImports(text);
            if (apply && !text.equals(formatted)) {
                Files.writeString(file, formatted);
            }
            return apply || text.equals(formatted);
        } catch (FormatterException e) {
            System.err.println("[ERROR] Cannot be formatted: " + file + ":" + e.getMessage());
            return false;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
