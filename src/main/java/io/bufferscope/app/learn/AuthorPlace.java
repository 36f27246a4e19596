package io.bufferscope.app.learn;

import io.bufferscope.lesson.Depth;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonStep;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// The place in a lesson to which a line of its text belongs.
///
/// @param step index of the step, from 0; 0 for the introduction too
/// @param depth the depth that is told there; empty in what is always shown
record AuthorPlace(int step, Optional<Depth> depth) {

    private static final Pattern DEPTH = Pattern.compile("###\\s.*\\{#([A-Za-z0-9-]+)}\\s*");

    /// Finds the place of a line.
    ///
    /// @param lesson as the text was read; with a step at least
    /// @param line from 1
    static AuthorPlace of(Lesson lesson, String text, int line) {
        int step = 0;
        for (int i = 0; i < lesson.steps().size(); i++) {
            LessonStep each = lesson.steps().get(i);
            step = each.line() <= line ? i : step;
        }
        List<String> lines = text.lines().limit(line).toList();
        int start = Math.min(lesson.steps().get(step).line(), lines.size());
        Optional<Depth> depth = lines.subList(start, lines.size()).stream()
                .map(DEPTH::matcher)
                .filter(Matcher::matches)
                .flatMap(heading -> Depth.of(heading.group(1)).stream())
                .reduce((first, second) -> second);
        return new AuthorPlace(step, depth);
    }
}
