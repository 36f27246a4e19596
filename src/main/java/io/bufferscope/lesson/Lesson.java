package io.bufferscope.lesson;

import io.bufferscope.l10n.Language;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A lesson in one language, as its file tells it.
///
/// @param minutes how long it takes
/// @param goal what the learner can do afterwards
/// @param program the program that is shown from the start; null if no step shows one
/// @param introduction Markdown before the first step
public record Lesson(
        Language language,
        String title,
        int minutes,
        String goal,
        @Nullable String program,
        String introduction,
        List<LessonStep> steps) {

    /// The file of a language.
    public static String file(Language language) {
        return "lesson." + language.tag() + ".md";
    }

    /// The step with an id.
    public Optional<LessonStep> step(String id) {
        return steps.stream().filter(step -> step.id().equals(id)).findFirst();
    }

    /// The program that is shown at a step.
    ///
    /// @param step index of the step, from 0
    public @Nullable String programAt(int step) {
        String shown = program;
        for (LessonStep each : steps.subList(0, step + 1)) {
            shown = each.show().map(Block.Show::program).orElse(shown);
        }
        return shown;
    }

    /// The steps that ask for something.
    public List<LessonStep> tasks() {
        return steps.stream().filter(step -> step.task().isPresent()).toList();
    }
}
