package io.bufferscope.app.learn;

import io.bufferscope.l10n.Language;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// The files of a lesson that is being written: its text in each language, its programs, the answers to its tasks.
///
/// @param all in the order in which they are offered
record AuthorFiles(LessonFolder folder, List<AuthorFile> all) {

    private static final String SOLUTION = "solution";

    /// Reads the files of a lesson.
    static AuthorFiles read(LessonFolder folder) throws IOException {
        List<AuthorFile> all = new ArrayList<>();
        for (Language language : Language.values()) {
            all.add(AuthorFile.read(folder.path(), Lesson.file(language)));
        }
        for (String program : folder.programs()) {
            all.add(AuthorFile.read(folder.path(), program));
        }
        for (String program : folder.programs()) {
            if (folder.solution(program).isPresent()) {
                all.add(AuthorFile.read(folder.path(), SOLUTION + "/" + program));
            }
        }
        return new AuthorFiles(folder, List.copyOf(all));
    }

    /// The file of this name; the first if there is none.
    AuthorFile file(String name) {
        return all.stream().filter(file -> file.name().equals(name)).findFirst().orElse(all.getFirst());
    }

    /// The texts that there are, as they are now.
    Map<Language, String> texts() {
        Map<Language, String> texts = new EnumMap<>(Language.class);
        for (AuthorFile file : all) {
            file.language()
                    .filter(language -> !file.code().text().isBlank())
                    .ifPresent(language -> texts.put(language, file.code().text()));
        }
        return texts;
    }

    /// What is written in each.
    List<String> contents() {
        return all.stream().map(file -> file.code().text()).toList();
    }

    List<AuthorFile> unsaved() {
        return all.stream().filter(AuthorFile::isUnsaved).toList();
    }

    /// Writes the texts as they are now into another folder.
    ///
    /// @return the lesson there, of the same name
    LessonFolder copyTo(Path other) throws IOException {
        Path copy = other.resolve(folder.id());
        for (AuthorFile file : all) {
            Path target = copy.resolve(file.name());
            Files.createDirectories(target.getParent());
            if (file.language().isEmpty() || !file.code().text().isBlank()) {
                Files.writeString(target, file.code().text());
            }
        }
        return new LessonFolder(copy, folder.trusted());
    }
}
