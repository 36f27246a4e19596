package io.bufferscope.app.editor;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.files.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The files opened or saved last, newest first, shared by all windows of a user.
///
/// A list that cannot be read or written is a comfort lost, never a reason to fail.
public final class RecentFiles {

    private static final System.Logger LOG = System.getLogger(RecentFiles.class.getName());
    private static final int MOST = 10;

    private final @Nullable Path file;
    private List<Path> files = List.of();

    /// @param folder the user's folder, or null to remember nothing beyond this window
    public RecentFiles(@Nullable Path folder) {
        this.file = folder == null ? null : folder.resolve("recent.txt");
    }

    /// The files that are still there.
    public List<Path> list() {
        files = read();
        return files.stream().filter(Files::isReadable).toList();
    }

    /// Puts a file first.
    public void add(Path path) {
        List<Path> all = new ArrayList<>(read());
        all.remove(path);
        all.addFirst(path);
        files = List.copyOf(all.subList(0, Math.min(MOST, all.size())));
        write();
    }

    private List<Path> read() {
        if (file == null || !Files.isReadable(file)) {
            return files;
        }
        try {
            return Files.readAllLines(file).stream()
                    .filter(line -> !line.isBlank())
                    .map(Path::of)
                    .limit(MOST)
                    .toList();
        } catch (IOException | InvalidPathException unreadable) {
            LOG.log(System.Logger.Level.WARNING, "recent files not read", unreadable);
            return files;
        }
    }

    private void write() {
        if (file == null) {
            return;
        }
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            String lines = String.join("\n", files.stream().map(Path::toString).toList());
            AtomicFile.write(file, lines.getBytes(UTF_8));
        } catch (IOException unwritable) {
            LOG.log(System.Logger.Level.WARNING, "recent files not saved", unwritable);
        }
    }
}
