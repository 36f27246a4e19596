package io.bufferscope.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/// An error that ends a command: one sentence for the user and an exit code.
final class Failure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    static final int CHECK_FAILED = 1;
    static final int USAGE = 2;
    static final int ENVIRONMENT = 3;
    static final int TIME_LIMIT = 124;

    private final int exitCode;

    Failure(int exitCode, String sentence) {
        super(sentence);
        this.exitCode = exitCode;
    }

    Failure(int exitCode, String sentence, Throwable cause) {
        super(sentence, cause);
        this.exitCode = exitCode;
    }

    /// The failure to read a file that the user named.
    static Failure unreadable(Path file, IOException cause) {
        String sentence = cause instanceof NoSuchFileException
                ? "There is no file " + file + ": check the name and the folder."
                : file + " cannot be read: " + reason(cause) + ".";
        return new Failure(USAGE, sentence, cause);
    }

    /// The reason of a failed access in words; the messages of some exceptions are only the file's name.
    static String reason(IOException cause) {
        return switch (cause) {
            case AccessDeniedException _ -> "access is denied";
            case NoSuchFileException _ -> "there is no such file or folder";
            case FileAlreadyExistsException _ -> "a file is in the way";
            default -> String.valueOf(cause.getMessage());
        };
    }

    int exitCode() {
        return exitCode;
    }
}
