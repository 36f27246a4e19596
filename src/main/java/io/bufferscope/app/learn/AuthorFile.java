package io.bufferscope.app.learn;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.files.AtomicFile;
import io.bufferscope.l10n.Language;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.view.CodeText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// A file of a lesson that is being written.
///
/// JavaFX thread only.
final class AuthorFile {

    private final Path path;
    private final String name;
    private final CodeText code;
    private String saved;

    private AuthorFile(Path path, String name, String saved) {
        this.path = path;
        this.name = name;
        this.saved = saved;
        this.code = language().isPresent() ? CodeText.prose(saved) : new CodeText(saved);
    }

    /// Reads a file; one that is not there has an empty text, and is made when it is saved.
    ///
    /// @param name its place in the lesson's folder, its parts divided by `/`
    static AuthorFile read(Path folder, String name) throws IOException {
        Path path = folder.resolve(name);
        return new AuthorFile(path, name, onDisk(path));
    }

    private static String onDisk(Path path) throws IOException {
        return Files.exists(path) ? Files.readString(path).replace("\r\n", "\n").replace('\r', '\n') : "";
    }

    /// Its place in the lesson's folder.
    String name() {
        return name;
    }

    CodeText code() {
        return code;
    }

    /// The language whose text it holds; empty for a program.
    Optional<Language> language() {
        return Stream.of(Language.values())
                .filter(each -> Lesson.file(each).equals(name))
                .findFirst();
    }

    boolean isUnsaved() {
        return !code.text().equals(saved);
    }

    /// Whether another program has changed the file since it was read here.
    boolean clashes() throws IOException {
        String now = onDisk(path);
        return !now.equals(saved) && !now.equals(code.text());
    }

    /// Writes it whole or not at all.
    void save() throws IOException {
        Files.createDirectories(path.getParent());
        AtomicFile.write(path, code.text().getBytes(UTF_8));
        saved = code.text();
    }

    /// Takes the text that is on disk.
    void reload() throws IOException {
        saved = onDisk(path);
        code.replace(saved);
    }
}
