package io.bufferscope.session;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;

/// A private folder that holds what one run puts on disk: woven classes, the socket, the spill file.
///
/// Only its owner may enter it (temporary folders are made with mode 0700).
record Workplace(Path folder) implements AutoCloseable {

    private static final String PREFIX = "bscope";

    static Workplace create() throws IOException {
        return new Workplace(Files.createTempDirectory(PREFIX));
    }

    Path classes() {
        return folder.resolve("classes");
    }

    Path socket() {
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
            Files.walkFileTree(folder, new Deletion());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static final class Deletion extends SimpleFileVisitor<Path> {

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.deleteIfExists(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @org.jspecify.annotations.Nullable IOException failure)
                throws IOException {
            Files.deleteIfExists(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
