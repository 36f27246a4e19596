package io.bufferscope.app.present;

import io.bufferscope.handout.Listing;
import io.bufferscope.handout.RunPictures;
import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.Depth;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonRun;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Place;
import io.bufferscope.lesson.Question;
import io.bufferscope.lesson.Standing;
import io.bufferscope.picture.Narration;
import io.bufferscope.picture.TapeOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The maker of the slides of a lesson's steps.
final class StepSlides {

    private final LessonDeck.Material material;
    private final Lesson lesson;
    private final Messages messages;
    private final Map<String, RunPictures> pictures = new HashMap<>();

    StepSlides(LessonDeck.Material material, Messages messages) {
        this.material = material;
        this.lesson = material.lesson();
        this.messages = messages;
    }

    /// Where a step stands in a run.
    private record Stand(LessonRun run, Place place, RunPictures pictures, List<String> buffers) {

        Slide.Drawing before(Place at) {
            return width -> pictures.before(at, buffers, TapeOptions.of(width));
        }

        Slide.Drawing after(Place at) {
            return width -> pictures.after(at, buffers, TapeOptions.of(width));
        }

        Slide.Code code(Place at) {
            int line = pictures.line(at);
            return new Slide.Code(
                    line, List.of(Listing.of(run.script().source()).line(line)));
        }
    }

    /// The slide that the lesson begins with.
    Slide title() {
        List<Narration> text = new ArrayList<>(MarkdownLines.of(lesson.introduction()));
        text.add(MarkdownLines.line(messages.text("present.goal", lesson.goal())));
        return Slide.of(
                MarkdownLines.words(lesson.title()),
                messages.text("handout.minutes", lesson.minutes()),
                List.copyOf(text));
    }

    /// The slides of a step: what is asked comes before what is said.
    ///
    /// @param index from 0
    List<Slide> of(int index) {
        LessonStep step = lesson.steps().get(index);
        Stand stand = stand(index, step).orElse(null);
        List<Question> questions = stand == null ? List.of() : questions(step, stand);
        String subtitle = messages.text(
                "present.step", lesson.title(), index + 1, lesson.steps().size(), step.title());
        List<Slide> slides = new ArrayList<>();
        if (stand != null) {
            questions.forEach(question -> slides.add(question(step, question, stand, subtitle)));
        }
        if (step.task().isEmpty()) {
            said(step, stand, questions, subtitle).ifPresent(slides::add);
        }
        step.task().ifPresent(task -> slides.add(task(step, task, subtitle)));
        production(step, stand, subtitle).ifPresent(slides::add);
        return slides;
    }

    private List<Question> questions(LessonStep step, Stand stand) {
        return step.predictions().stream()
                .flatMap(predict -> Question.ask(predict, stand.run(), stand.place(), material.seed()).stream())
                .toList();
    }

    private Optional<Stand> stand(int index, LessonStep step) {
        String program = lesson.programAt(index);
        if (program == null) {
            return Optional.empty();
        }
        List<String> buffers = step.show().map(Block.Show::buffers).orElse(List.of());
        return material.runs()
                .apply(program)
                .flatMap(run -> new Standing(lesson, run, program)
                        .at(index)
                        .map(place -> new Stand(run, place, pictures(program, run), buffers)));
    }

    private RunPictures pictures(String program, LessonRun run) {
        return pictures.computeIfAbsent(program, name -> new RunPictures(run, messages));
    }

    private Slide question(LessonStep step, Question question, Stand stand, String subtitle) {
        Place place = question.place();
        String ask = stand.run().fill(question.predict().ask(), place);
        List<String> options =
                question.options().stream().map(Question.Option::text).toList();
        int right = IntStream.range(0, options.size())
                .filter(i -> question.isRight(options.get(i)))
                .findFirst()
                .orElse(-1);
        return Slide.of(MarkdownLines.line(ask), subtitle, List.of())
                .showing(stand.before(place), stand.after(place))
                .quoting(stand.code(place))
                .asking(new Slide.Ask(options, right, question.right(), MarkdownLines.of(question.because())))
                .noting(notes(step, question, stand));
    }

    /// For the speaker: the step's text and notes, the right answer, and what is wrong with the others.
    private List<Narration> notes(LessonStep step, Question question, Stand stand) {
        List<Narration> notes = notes(step, stand);
        notes.add(MarkdownLines.words(messages.text("handout.answer") + " " + question.right()));
        for (Question.Option option : question.options()) {
            if (!option.why().isEmpty()) {
                notes.add(MarkdownLines.line("• " + option.text().replace("*", "\\*") + ": " + option.why()));
            }
        }
        return List.copyOf(notes);
    }

    private List<Narration> notes(LessonStep step, @Nullable Stand stand) {
        List<Narration> notes = new ArrayList<>();
        step.notes().forEach(note -> notes.addAll(MarkdownLines.of(note)));
        notes.addAll(MarkdownLines.of(filled(step.text(), stand)));
        for (Depth depth : List.of(Depth.CONTRACT, Depth.SOURCE)) {
            String text = step.depths().getOrDefault(depth, "");
            if (!text.isEmpty()) {
                notes.add(MarkdownLines.words(messages.text(depth.key()) + ":"));
                notes.addAll(MarkdownLines.of(filled(text, stand)));
            }
        }
        return notes;
    }

    private static String filled(String text, @Nullable Stand stand) {
        return stand == null ? text : stand.run().fill(text, stand.place());
    }

    /// The idea, or the step's text if there is none, with the picture after its line.
    private Optional<Slide> said(LessonStep step, @Nullable Stand stand, List<Question> questions, String subtitle) {
        String idea = step.depths().getOrDefault(Depth.IDEA, "");
        String text = questions.isEmpty() ? step.text() + "\n\n" + idea : idea.isEmpty() ? step.text() : idea;
        if (text.isBlank()) {
            return Optional.empty();
        }
        Slide slide = Slide.of(MarkdownLines.words(step.title()), subtitle, MarkdownLines.of(filled(text, stand)))
                .noting(List.copyOf(notes(step, stand)));
        return Optional.of(stand == null ? slide : shown(slide, step, stand));
    }

    private static Slide shown(Slide slide, LessonStep step, Stand stand) {
        List<Narration> text = new ArrayList<>(slide.text());
        for (Block.Arrow arrow : step.show().map(Block.Show::arrows).orElse(List.of())) {
            text.add(MarkdownLines.line("`" + arrow.index() + "` ← " + filled(arrow.text(), stand)));
        }
        return new Slide(
                slide.title(),
                slide.subtitle(),
                stand.code(stand.place()),
                stand.after(stand.place()),
                null,
                List.copyOf(text),
                null,
                slide.notes());
    }

    private Optional<Slide> production(LessonStep step, @Nullable Stand stand, String subtitle) {
        String text = step.depths().getOrDefault(Depth.PRODUCTION, "");
        return text.isBlank()
                ? Optional.empty()
                : Optional.of(Slide.of(
                        MarkdownLines.words(messages.text(Depth.PRODUCTION.key())),
                        subtitle,
                        MarkdownLines.of(filled(text, stand))));
    }

    private Slide task(LessonStep step, Block.Task task, String subtitle) {
        List<Narration> hints = notes(step, null);
        step.hints().forEach(hint -> hints.addAll(MarkdownLines.of(hint)));
        return Slide.of(MarkdownLines.line(task.goal()), subtitle, List.of())
                .quoting(new Slide.Code(1, starter(task)))
                .noting(List.copyOf(hints));
    }

    private List<String> starter(Block.Task task) {
        try {
            return Listing.of(material.folder().program(task.program()).orElse(""))
                    .lines();
        } catch (IOException unreadable) {
            return List.of();
        }
    }
}
