package io.bufferscope.app.learn;

import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonRun;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Place;
import io.bufferscope.lesson.Question;
import io.bufferscope.lesson.Standing;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/// A step of a lesson in a run of its program: its place, its texts with values, its questions.
///
/// @param index of the step, from 0
/// @param program name of the program on the stage; empty if there is none
/// @param run null while there is none
/// @param seed what the numbers of the program vary by
record LiveStep(
        Lesson lesson, int index, String program, @Nullable LessonRun run, long seed) {

    /// The place of the step in the run; empty while there is none.
    Optional<Place> place() {
        return run == null ? Optional.empty() : new Standing(lesson, run, program).at(index);
    }

    /// A text of the step with the values it speaks of; dots in their place while there is no run.
    String filled(String text) {
        Optional<Place> place = place();
        return run == null || place.isEmpty()
                ? text.replaceAll("\\{[A-Za-z_][^{};]*}", "…")
                : run.fill(text, place.get());
    }

    /// The questions of the step, asked about the run; empty while there is none.
    List<Question> questions() {
        Optional<Place> place = place();
        LessonStep step = lesson.steps().get(index);
        LessonRun ran = run;
        return ran == null || place.isEmpty()
                ? List.of()
                : step.predictions().stream()
                        .flatMap(each -> Question.ask(each, ran, place.get(), seed).stream())
                        .toList();
    }

    /// The step of the run at which the picture stands: before the line of a question that is open, else after it.
    long standing(Predicate<Block.Predict> answered) {
        List<Question> all = questions();
        for (Question question : all) {
            if (!answered.test(question.predict())) {
                return question.shown();
            }
        }
        Optional<Place> last =
                all.isEmpty() ? place() : Optional.of(all.getLast().place());
        return last.map(Place::after).orElse(1L);
    }
}
