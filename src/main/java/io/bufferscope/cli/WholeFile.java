package io.bufferscope.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A file of text that a command writes: all of it or nothing.
final class WholeFile {

    private WholeFile() {}

    /// Refuses, before anything runs, a name under which nothing can be written.
    static void check(Path file) {
        Path folder = file.toAbsolutePath().getParent();
        if (folder == null || Files.isDirectory(file)) {
            throw new Failure(Failure.USAGE, file + " is a folder: name a file.");
        }
        if (!Files.isDirectory(folder)) {
            throw new Failure(Failure.USAGE, "There is no folder " + folder + ": make it first.");
        }
    }

    static void write(Path file, String text) {
        try {
            Path whole = file.toAbsolutePath();
            String name =
                    "." + whole.getFileName() + "." + ProcessHandle.current().pid() + ".part";
            Path part = whole.resolveSibling(name);
            try {
                Files.writeString(part, text, UTF_8, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
                Files.move(part, whole, StandardCopyOption.REPLACE_EXISTING);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            String sentence = file + " cannot be written: " + Failure.reason(e) + ".";
            throw new Failure(Failure.ENVIRONMENT, sentence, e);
        }
    }
}
