package io.bufferscope.cli;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Source files named on the command line.
final class Sources {

    private Sources() {}

    static String read(Path file) {
        if (!file.toString().endsWith(".java")) {
            throw new Failure(Failure.USAGE, file + " is not a .java file: name the Java source to run.");
        }
        try {
            return Files.readString(file);
        } catch (MalformedInputException e) {
            throw new Failure(Failure.USAGE, file + " is not UTF-8 text: save it as UTF-8.", e);
        } catch (IOException e) {
            throw Failure.unreadable(file, e);
        }
    }
}
