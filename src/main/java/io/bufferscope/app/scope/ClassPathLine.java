package io.bufferscope.app.scope;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// A class path in one line, as `--cp` takes it.
final class ClassPathLine {

    private ClassPathLine() {}

    /// Its jars and folders; what is no path on this system is left out, so that the compiler tells what is missing.
    static List<Path> split(String line) {
        return Arrays.stream(line.split(File.pathSeparator, -1))
                .filter(entry -> !entry.isBlank())
                .flatMap(entry -> path(entry.strip()).stream())
                .toList();
    }

    private static Optional<Path> path(String entry) {
        try {
            return Optional.of(Path.of(entry));
        } catch (InvalidPathException noPath) {
            return Optional.empty();
        }
    }
}
