package io.bufferscope.files;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/// A way to write a file that leaves either the old or the new one, never half of it.
public final class AtomicFile {

    private AtomicFile() {}

    /// What is to be written.
    @FunctionalInterface
    public interface Content {

        /// Writes all of it; the stream is closed by the caller.
        void writeTo(OutputStream out) throws IOException;
    }

    /// Replaces a file.
    ///
    /// @throws IOException if it cannot be written; the old one is then still there
    public static void write(Path file, byte[] content) throws IOException {
        write(file, out -> out.write(content));
    }

    /// Replaces a file by what is written piece by piece.
    ///
    /// @throws IOException if it cannot be written; the old one is then still there
    public static void write(Path file, Content content) throws IOException {
        Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
        Path part = part(target);
        try {
            try (OutputStream out =
                    Files.newOutputStream(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
                content.writeTo(out);
            }
            keepPermissions(target, part);
            move(part, target);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    /// A name beside a file that nobody else uses; a file made under it may be read by whom new files may be.
    private static Path part(Path target) {
        String mine = ProcessHandle.current().pid() + "-" + Long.toHexString(System.nanoTime());
        return target.resolveSibling("." + target.getFileName() + "." + mine + ".part");
    }

    private static void keepPermissions(Path from, Path to) throws IOException {
        if (from.getFileSystem().supportedFileAttributeViews().contains("posix") && Files.exists(from)) {
            Files.setPosixFilePermissions(to, Files.getPosixFilePermissions(from));
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException twoDisks) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
