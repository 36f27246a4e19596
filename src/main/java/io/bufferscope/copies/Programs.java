package io.bufferscope.copies;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// The programs of this machine that some paths need.
public final class Programs {

    private Programs() {}

    /// The C compiler, if there is one.
    public static Optional<Path> compiler() {
        return Stream.of("cc", "gcc", "clang")
                .flatMap(name -> onPath(name).stream())
                .findFirst();
    }

    /// The program that lists system calls, if there is one.
    public static Optional<Path> strace() {
        return onPath("strace");
    }

    private static Optional<Path> onPath(String name) {
        return Stream.of(String.valueOf(System.getenv("PATH")).split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
