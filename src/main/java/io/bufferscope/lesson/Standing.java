package io.bufferscope.lesson;

import java.util.Optional;

/// Where the steps of a lesson stand in a run of one of its programs.
///
/// @param program name of the program that the run is of
public record Standing(Lesson lesson, LessonRun run, String program) {

    /// The place of a step: of its marker, else where the step before it stood, else the first marker of the program.
    ///
    /// @param step index from 0
    /// @return empty if the program did nothing that was seen
    public Optional<Place> at(int step) {
        for (int i = step; i >= 0 && program.equals(lesson.programAt(i)); i--) {
            LessonStep each = lesson.steps().get(i);
            String marker = each.show().map(Block.Show::at).orElse(each.id());
            Optional<Place> place = run.place(marker);
            if (place.isPresent()) {
                return place;
            }
        }
        return first().or(run::end);
    }

    private Optional<Place> first() {
        return run.script().markers().keySet().stream()
                .map(run::place)
                .flatMap(Optional::stream)
                .findFirst();
    }
}
