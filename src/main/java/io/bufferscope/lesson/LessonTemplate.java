package io.bufferscope.lesson;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The lesson that an author begins with.
public final class LessonTemplate {

    private static final List<String> FILES =
            List.of("lesson.en.md", "lesson.zh.md", "Example.java", "Task.java", "solution/Task.java");

    private LessonTemplate() {}

    /// Writes its files into a new folder.
    ///
    /// @throws IOException if the folder is there already or cannot be made
    public static void write(Path folder) throws IOException {
        Files.createDirectories(folder.toAbsolutePath().getParent());
        Files.createDirectory(folder);
        for (String file : FILES) {
            Path target = folder.resolve(file);
            Files.createDirectories(target.getParent());
            Files.writeString(target, text(file));
        }
    }

    private static String text(String file) throws IOException {
        try (InputStream in = LessonTemplate.class.getResourceAsStream("/template/" + file)) {
            if (in == null) {
                throw new IllegalStateException("the program lacks a part: template " + file);
            }
            return new String(in.readAllBytes(), UTF_8);
        }
    }
}
