package io.bufferscope.app.scope;

import java.io.File;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A class path in one line, as `--cp` takes it.
final class ClassPathLine {

    private ClassPathLine() {}

    /// Its jars and folders; what is no path on this system is left out, so that the compiler tells what is missing.
    static List<Path> split(String line) {
        List<Path> entries = new ArrayList<>();
        for (String entry : line.split(File.pathSeparator, -1)) {
            try {
                if (!entry.isBlank()) {
                    entries.add(Path.of(entry.strip()));
                }
            } catch (InvalidPathException noPath) {
                continue;
            }
        }
        return entries;
    }
}
