package io.bufferscope.app.editor;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The drafts of one window, locked as long as the window lives, so that no other window touches them.
final class DraftFolder implements AutoCloseable {

    private static final String LOCK = "lock";
    private static final String DRAFT = ".draft";

    private final Path folder;
    private final FileChannel channel;
    private final FileLock lock;

    private DraftFolder(Path folder, FileChannel channel, FileLock lock) {
        this.folder = folder;
        this.channel = channel;
        this.lock = lock;
    }

    /// Locks a folder; null if a window holds it.
    ///
    /// @throws IOException if the folder cannot be written
    static @Nullable DraftFolder lock(Path folder) throws IOException {
        FileChannel channel =
                FileChannel.open(folder.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        FileLock lock = null;
        try {
            lock = channel.tryLock();
        } catch (OverlappingFileLockException heldByThisProcess) {
            return null;
        } finally {
            if (lock == null) {
                channel.close();
            }
        }
        return lock == null ? null : new DraftFolder(folder, channel, lock);
    }

    /// The folder itself.
    Path path() {
        return folder;
    }

    /// The file of the draft with a number.
    Path file(int number) {
        return folder.resolve(number + DRAFT);
    }

    /// Its drafts, oldest name first.
    List<Path> files() throws IOException {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(file -> file.toString().endsWith(DRAFT)).sorted().toList();
        }
    }

    /// Deletes everything in it and itself.
    void delete() throws IOException {
        for (Path file : files()) {
            Files.deleteIfExists(file);
        }
        close();
        Files.deleteIfExists(folder.resolve(LOCK));
        Files.deleteIfExists(folder);
    }

    @Override
    public void close() throws IOException {
        if (channel.isOpen()) {
            lock.release();
            channel.close();
        }
    }
}
