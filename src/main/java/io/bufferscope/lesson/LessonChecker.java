package io.bufferscope.lesson;

import io.bufferscope.l10n.Language;
import io.bufferscope.session.Runner;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
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
        List<Mistake> mistakes = new ArrayList<>();
        Map<Language, Lesson> texts = new LinkedHashMap<>();
        for (Language language : Language.values()) {
            String file = Lesson.file(language);
            folder.text(file)
                    .ifPresentOrElse(
                            text -> texts.put(language, LessonParser.parse(language, text, mistakes::add)),
                            () -> mistakes.add(Mistake.of(file, 0, "lesson.mistake.language")));
        }
        if (texts.size() == Language.values().length) {
            List<Lesson> both = List.copyOf(texts.values());
            new Parity(both.getFirst(), both.getLast(), mistakes::add).compare();
        }
        if (mistakes.isEmpty()) {
            rehearse(folder, List.copyOf(texts.values()), mistakes);
        }
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
