package io.bufferscope.app.learn;

import io.bufferscope.app.shell.ErrorFunnel;
import io.bufferscope.app.shell.Mishap;
import io.bufferscope.lesson.Bookshelf;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.view.FxThread;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// The finder of lessons: the course, the user's own folder, and what the user opens.
final class Library implements AutoCloseable {

    private static final String FOLDER = "lessons";
    private static final String ARCHIVE = ".zip";

    private final @Nullable Path folder;
    private final ErrorFunnel errors;
    private final List<FileSystem> archives = new ArrayList<>();

    /// @param folder the user's folder, or null if nothing is kept
    Library(@Nullable Path folder, ErrorFunnel errors) {
        this.folder = folder;
        this.errors = errors;
    }

    /// A way to find lessons.
    private interface Search {
        List<LessonFolder> find() throws IOException;
    }

    /// Reads the course and the lessons in the user's folder, and tells them on the JavaFX thread.
    void load(Consumer<List<Entry>> taker) {
        read(
                () -> {
                    List<LessonFolder> found = new ArrayList<>(Bookshelf.bundled());
                    if (folder != null) {
                        found.addAll(Bookshelf.in(folder.resolve(FOLDER), false));
                    }
                    return found;
                },
                taker);
    }

    /// Whether a file can be a lesson, or an archive of lessons.
    static boolean opens(Path file) {
        return Bookshelf.isLesson(file) || file.toString().endsWith(ARCHIVE);
    }

    /// Reads a lesson's folder or an archive.
    void open(Path file, Consumer<List<Entry>> taker) {
        read(
                () -> file.toString().endsWith(ARCHIVE) ? Bookshelf.in(archive(file)) : Bookshelf.in(file, false),
                entries -> {
                    if (entries.isEmpty()) {
                        errors.tell(Mishap.failure("learn.none", file.getFileName()));
                    } else {
                        taker.accept(entries);
                    }
                });
    }

    private synchronized FileSystem archive(Path file) throws IOException {
        try {
            FileSystem archive = FileSystems.newFileSystem(file);
            archives.add(archive);
            return archive;
        } catch (ProviderNotFoundException noArchive) {
            throw new IOException(file.getFileName() + " is no archive", noArchive);
        }
    }

    private void read(Search search, Consumer<List<Entry>> taker) {
        Thread.ofPlatform().daemon().name("lessons").start(() -> {
            try {
                List<Entry> entries = new ArrayList<>();
                for (LessonFolder each : search.find()) {
                    Optional<Entry> entry = Entry.read(each);
                    entry.ifPresent(entries::add);
                }
                FxThread.later(() -> taker.accept(entries));
            } catch (IOException e) {
                errors.tell(Mishap.failure("learn.unread", String.valueOf(e.getMessage())), e);
            }
        });
    }

    @Override
    public synchronized void close() {
        for (FileSystem archive : archives) {
            try {
                archive.close();
            } catch (IOException stays) {
                System.getLogger("io.bufferscope").log(System.Logger.Level.DEBUG, "archive stays open", stays);
            }
        }
    }
}
