package io.bufferscope.lesson;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The folder of a lesson, on disk or in an archive.
///
/// @param trusted whether its code may do what any program may; that of lessons from elsewhere may not
public record LessonFolder(Path path, boolean trusted) {

    /// Bytes that a file of a lesson may have.
    static final long LARGEST = 1 << 20;

    private static final Pattern PROGRAM = Pattern.compile("[A-Za-z_][A-Za-z0-9_]*\\.java");
    private static final String SOLUTION = "solution";

    /// The folder's name, which is the lesson's identity.
    public String id() {
        String name = path.toAbsolutePath().normalize().getFileName().toString();
        return name.endsWith("/") ? name.substring(0, name.length() - 1) : name;
    }

    /// The text of one of its files; empty if there is no such file.
    ///
    /// @param name without a folder
    /// @throws IOException if it cannot be read as text or is larger than a lesson's file may be
    public Optional<String> text(String name) throws IOException {
        return read(path.resolve(name), name);
    }

    /// A program of the lesson; empty if there is none of that name.
    public Optional<String> program(String name) throws IOException {
        return PROGRAM.matcher(name).matches() ? text(name) : Optional.empty();
    }

    /// The author's answer to a task; empty if there is none.
    public Optional<String> solution(String name) throws IOException {
        boolean proper = PROGRAM.matcher(name).matches();
        return proper ? read(path.resolve(SOLUTION).resolve(name), name) : Optional.empty();
    }

    private static Optional<String> read(Path file, String name) throws IOException {
        if (name.contains("/") || name.contains("\\") || !Files.isRegularFile(file)) {
            return Optional.empty();
        }
        if (Files.size(file) > LARGEST) {
            throw new IOException(name + " is larger than a lesson's file may be");
        }
        return Optional.of(Files.readString(file));
    }

    /// The names of its programs, sorted.
    public List<String> programs() throws IOException {
        try (Stream<Path> files = Files.list(path)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> PROGRAM.matcher(name).matches())
                    .sorted()
                    .toList();
        }
    }
}
