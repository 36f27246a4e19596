package io.bufferscope.app.learn;

import io.bufferscope.l10n.Language;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonParser;
import java.io.IOException;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// A lesson of the list, with its texts.
///
/// @param texts one at least
record Entry(LessonFolder folder, Map<Language, Lesson> texts) {

    /// Reads a lesson; empty if it has a text in no language.
    static Optional<Entry> read(LessonFolder folder) throws IOException {
        Map<Language, Lesson> texts = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            folder.text(Lesson.file(language))
                    .map(text -> LessonParser.parse(language, text, mistake -> {}))
                    .filter(lesson -> !lesson.steps().isEmpty())
                    .ifPresent(lesson -> texts.put(language, lesson));
        }
        return texts.isEmpty() ? Optional.empty() : Optional.of(new Entry(folder, texts));
    }

    String id() {
        return folder.id();
    }

    /// Its text, in another language if it has none in this one.
    Lesson text(Language language) {
        Lesson text = texts.get(language);
        return text == null ? texts.values().iterator().next() : text;
    }

    /// Number of its steps, the same in every language of a sound lesson.
    int steps() {
        return texts.values().stream()
                .mapToInt(text -> text.steps().size())
                .min()
                .orElse(0);
    }
}
