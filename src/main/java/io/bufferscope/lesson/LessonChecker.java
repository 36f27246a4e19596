package io.bufferscope.lesson;

import io.bufferscope.l10n.Language;
import io.bufferscope.session.Runner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// A check of a lesson's files: their form, that both languages are equal, and that all questions have answers and all
/// tasks can be solved.
public final class LessonChecker {

    private final Runner runner;

    public LessonChecker(Runner runner) {
        this.runner = runner;
    }

    /// Finds the mistakes of a lesson, sorted by file and line.
    public List<Mistake> check(LessonFolder folder) throws IOException {
        Map<Language, String> texts = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            folder.text(Lesson.file(language)).ifPresent(text -> texts.put(language, text));
        }
        List<Mistake> mistakes = new ArrayList<>();
        List<Lesson> lessons = read(texts, mistakes);
        if (mistakes.isEmpty()) {
            rehearse(folder, lessons, mistakes);
        }
        return sorted(mistakes);
    }

    /// Finds the mistakes that can be told without running anything, sorted by file and line.
    ///
    /// @param texts what the lesson's files hold, by language
    public static List<Mistake> form(Map<Language, String> texts) {
        List<Mistake> mistakes = new ArrayList<>();
        read(texts, mistakes);
        return sorted(mistakes);
    }

    private static List<Lesson> read(Map<Language, String> texts, List<Mistake> mistakes) {
        List<Lesson> lessons = new ArrayList<>();
        for (Language language : Language.values()) {
            String text = texts.get(language);
            if (text == null) {
                mistakes.add(Mistake.of(Lesson.file(language), 0, "lesson.mistake.language"));
            } else {
                lessons.add(LessonParser.parse(language, text, mistakes::add));
            }
        }
        if (lessons.size() == Language.values().length) {
            new Parity(lessons.getFirst(), lessons.getLast(), mistakes::add).compare();
        }
        return lessons;
    }

    private static List<Mistake> sorted(List<Mistake> mistakes) {
        return mistakes.stream()
                .distinct()
                .sorted(Comparator.comparing(Mistake::file).thenComparingInt(Mistake::line))
                .toList();
    }

    private void rehearse(LessonFolder folder, List<Lesson> texts, List<Mistake> mistakes) throws IOException {
        Grader grader = new Grader(folder, runner);
        try (Workbench bench = Workbench.of(folder, runner)) {
            new Rehearsal(texts, folder, grader, bench, mistakes::add).go();
        }
    }
}
