package io.bufferscope.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A private folder that holds what one run puts on disk: woven classes, the pipe or socket, the spill file.
///
/// Only its owner may enter it (temporary folders are made with mode 0700).
///
/// @param pipeMaker the process that makes the pipe
record Workplace(Path folder, @Nullable Process pipeMaker) implements AutoCloseable {

    /// How the name of a pipe ends.
    static final String PIPE = ".pipe";

    static Workplace create() throws IOException {
        Path folder = Files.createTempDirectory(Leftovers.prefix());
        return new Workplace(folder, makePipe(folder.resolve("trace" + PIPE)));
    }

    /// Starts what makes the pipe, which is ready when the program is compiled; null where there is no such command.
    private static @Nullable Process makePipe(Path pipe) {
        try {
            return new ProcessBuilder("mkfifo", "-m", "600", pipe.toString()).start();
        } catch (IOException noSuchCommand) {
            return null;
        }
    }

    Path classes() {
        return folder.resolve("classes");
    }

    /// Where the probe and its host meet: a named pipe, or a socket where none can be made.
    Path wire() {
        Process maker = pipeMaker;
        try {
            if (maker != null && maker.waitFor() == 0) {
                return folder.resolve("trace" + PIPE);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return folder.resolve("s");
    }

    void write(Map<String, byte[]> classFiles) throws IOException {
        for (Map.Entry<String, byte[]> entry : classFiles.entrySet()) {
            Path file = classes().resolve(entry.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, entry.getValue());
        }
    }

    @Override
    public void close() {
        try {
            delete(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Deletes a folder with all that is in it.
    static void delete(Path folder) throws IOException {
        Files.walkFileTree(folder, new Deletion());
    }

    private static final class Deletion extends SimpleFileVisitor<Path> {

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) throws IOException {
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
