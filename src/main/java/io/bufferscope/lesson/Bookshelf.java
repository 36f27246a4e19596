package io.bufferscope.lesson;

import io.bufferscope.l10n.Language;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystemAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// The places where lessons are found.
public final class Bookshelf {

    private static final String FOLDER = "/lessons";

    private Bookshelf() {}

    /// The course that comes with the application, in its order.
    public static List<LessonFolder> bundled() throws IOException {
        URL place = Bookshelf.class.getResource(FOLDER);
        return place == null ? List.of() : in(path(place), true);
    }

    private static Path path(URL place) throws IOException {
        try {
            URI uri = place.toURI();
            if (uri.getScheme().equals("jar")) {
                return jar(uri).getPath(FOLDER);
            }
            return Path.of(uri);
        } catch (URISyntaxException wrong) {
            throw new IOException(place + " is no place of lessons", wrong);
        }
    }

    private static FileSystem jar(URI uri) throws IOException {
        try {
            return FileSystems.newFileSystem(uri, Map.of());
        } catch (FileSystemAlreadyExistsException open) {
            return FileSystems.getFileSystem(uri);
        }
    }

    /// The lessons in a folder of lessons, or the one that the folder is; empty if there is none.
    ///
    /// @param trusted whether their code may do what any program may
    public static List<LessonFolder> in(Path folder, boolean trusted) throws IOException {
        if (isLesson(folder)) {
            return List.of(new LessonFolder(folder, trusted));
        }
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> folders = Files.list(folder)) {
            return folders.filter(Bookshelf::isLesson)
                    .sorted()
                    .map(each -> new LessonFolder(each, trusted))
                    .toList();
        }
    }

    /// Whether a folder holds a lesson's text in any language.
    public static boolean isLesson(Path folder) {
        return Stream.of(Language.values()).anyMatch(each -> Files.isRegularFile(folder.resolve(Lesson.file(each))));
    }

    /// The lessons in an archive, of its root or of folders in it.
    ///
    /// @param archive stays open as long as its lessons are used
    public static List<LessonFolder> in(FileSystem archive) throws IOException {
        return in(archive.getPath("/"), false);
    }
}
