package io.bufferscope.handout;

import io.bufferscope.l10n.Html;
import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.Depth;
import io.bufferscope.lesson.LessonRun;
import io.bufferscope.lesson.LessonStep;
import io.bufferscope.lesson.Place;
import io.bufferscope.lesson.Question;
import io.bufferscope.picture.TapeOptions;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The writer of a lesson's steps: text, picture, questions, task.
final class StepPages {

    /// Width of the pictures: that of the text on a sheet of A4.
    private static final TapeOptions WIDTH = TapeOptions.of(680);

    private final Handout handout;
    private final Sheet sheet;
    private final Map<LessonRun, RunPictures> pictures = new HashMap<>();
    private String drawn = "";

    StepPages(Handout handout, Sheet sheet) {
        this.handout = handout;
        this.sheet = sheet;
    }

    /// Writes a step.
    ///
    /// @param index from 0
    void write(int index) throws IOException {
        LessonStep step = handout.step(index);
        sheet.html("<section class=\"step\">\n").element("h2", (index + 1) + " · " + step.title());
        Optional<LessonRun> run = handout.runs().at(index);
        Optional<Place> place = handout.runs().place(index);
        UnaryOperator<String> fill =
                text -> run.isPresent() && place.isPresent() ? run.get().fill(text, place.get()) : text;
        text(step, fill);
        if (run.isPresent() && place.isPresent()) {
            stand(step, run.get(), place.get());
        }
        if (step.task().isPresent()) {
            new TaskPage(handout, sheet).write(step, step.task().get());
        }
        lists(step);
        sheet.html("</section>\n");
    }

    private void text(LessonStep step, UnaryOperator<String> fill) {
        sheet.html(Markdown.blocks(fill.apply(step.text())));
        for (Depth depth : Depth.values()) {
            String text = step.depths().getOrDefault(depth, "");
            if (!text.isEmpty()) {
                sheet.element("h4", sheet.say(depth.key())).html(Markdown.blocks(fill.apply(text)));
            }
        }
    }

    private void stand(LessonStep step, LessonRun run, Place own) {
        List<Question> questions = step.predictions().stream()
                .map(predict -> Question.ask(predict, run, own, handout.seed()))
                .flatMap(Optional::stream)
                .toList();
        if (questions.isEmpty()) {
            draw(step, run, own, true);
        }
        for (int i = 0; i < questions.size(); i++) {
            Question question = questions.get(i);
            draw(step, run, question.place(), false);
            new QuestionPage(sheet, question, run.fill(question.predict().ask(), question.place())).write(handout.answers());
            boolean last = i + 1 == questions.size()
                    || !questions.get(i + 1).place().equals(question.place());
            if (handout.answers() && last) {
                draw(step, run, question.place(), true);
            }
        }
    }

    /// Draws a place, unless it is what was drawn last.
    private void draw(LessonStep step, LessonRun run, Place place, boolean after) {
        List<String> buffers = step.show().map(Block.Show::buffers).orElse(List.of());
        String key = run.hashCode() + " " + place + " " + after + " " + buffers;
        if (key.equals(drawn)) {
            return;
        }
        drawn = key;
        RunPictures own = pictures.computeIfAbsent(run, it -> new RunPictures(it, sheet.messages()));
        int line = own.line(place);
        String code = Listing.of(run.script().source()).line(line);
        String caption = sheet.say(after ? "handout.after" : "handout.before", line);
        sheet.picture(
                after ? own.after(place, buffers, WIDTH) : own.before(place, buffers, WIDTH),
                Html.escaped(caption) + " <code>" + Html.escaped(code) + "</code>" + arrows(step, text -> run.fill(text, place)),
                caption);
    }

    private static String arrows(LessonStep step, UnaryOperator<String> fill) {
        StringBuilder out = new StringBuilder();
        for (Block.Arrow arrow : step.show().map(Block.Show::arrows).orElse(List.of())) {
            out.append("<br><code>").append(Html.escaped(arrow.index())).append("</code> ← ");
            out.append(Markdown.inline(fill.apply(arrow.text())));
        }
        return out.toString();
    }

    /// Claims and benchmarks that the step is about and, for the teacher, hints and notes.
    private void lists(LessonStep step) {
        step.of(Block.Claims.class).forEach(claims -> names("handout.claims", claims.numbers()));
        step.of(Block.Benchmarks.class).forEach(benchmarks -> names("handout.benchmarks", benchmarks.names()));
        if (handout.answers()) {
            step.hints().forEach(hint -> aside("handout.hint", hint));
            step.notes().forEach(note -> aside("handout.note", note));
        }
    }

    private void names(String key, List<String> names) {
        sheet.element("p class=\"meta\"", sheet.say(key, String.join(", ", names)));
    }

    private void aside(String key, String markdown) {
        sheet.html("<aside>\n").element("h4", sheet.say(key)).html(Markdown.blocks(markdown)).html("</aside>\n");
    }
}
