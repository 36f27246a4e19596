package io.bufferscope.handout;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.bufferscope.l10n.Html;
import io.bufferscope.l10n.Messages;
import io.bufferscope.lesson.Lesson;
import io.bufferscope.lesson.LessonFolder;
import io.bufferscope.lesson.LessonRuns;
import io.bufferscope.lesson.LessonStep;
import java.io.IOException;
import java.io.InputStream;
import java.util.HashSet;
import java.util.Set;

/// A lesson as one page of HTML to be printed, for learners or with the answers for their teacher.
///
/// @param runs of the lesson's programs, made with `seed`
/// @param answers whether the right answers, the solutions and the speaker's notes are in it
/// @param seed of the order of the options
public record Handout(LessonFolder folder, Lesson lesson, LessonRuns runs, boolean answers, long seed) {

    /// The page; it needs no other file.
    ///
    /// @throws IOException if a file of the lesson cannot be read
    public String html() throws IOException {
        Sheet sheet = new Sheet(Messages.of(lesson.language()));
        open(sheet);
        head(sheet);
        Set<String> listed = new HashSet<>();
        StepPages pages = new StepPages(this, sheet);
        for (int i = 0; i < lesson.steps().size(); i++) {
            list(sheet, i, listed);
            pages.write(i);
        }
        return sheet.html("</main>\n</body>\n</html>\n").toString();
    }

    private void open(Sheet sheet) throws IOException {
        String title = Html.escaped(lesson.title());
        sheet.html("<!DOCTYPE html>\n<html lang=\"" + lesson.language().tag() + "\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width\">\n<title>" + title + "</title>\n<style>\n"
                + style() + "</style>\n</head>\n<body>\n<main>\n");
    }

    private void head(Sheet sheet) {
        sheet.html("<header>\n");
        if (answers) {
            sheet.element("p class=\"copy\"", sheet.say("handout.teacher"));
        } else {
            sheet.holding(
                    "p class=\"who\"",
                    blank(sheet.say("handout.name")) + blank(sheet.say("handout.date")));
        }
        sheet.element("h1", lesson.title());
        sheet.element("p class=\"meta\"", sheet.say("handout.minutes", lesson.minutes()));
        sheet.holding(
                "p",
                "<strong>" + Html.escaped(sheet.say("handout.goal")) + "</strong> " + Markdown.inline(lesson.goal()));
        sheet.html("</header>\n").html(Markdown.blocks(lesson.introduction()));
    }

    private static String blank(String word) {
        return "<span>" + Html.escaped(word) + "<i></i></span>";
    }

    /// Prints the program of a step where it is shown first.
    private void list(Sheet sheet, int step, Set<String> listed) {
        String program = lesson.programAt(step);
        if (program != null && listed.add(program)) {
            sheet.html("<section class=\"program\">\n").element("h3", sheet.say("handout.program", program));
            runs.of(program).ifPresent(run -> sheet.listing(run.script().source()));
            sheet.html("</section>\n");
        }
    }

    /// The step of an index, from 0.
    LessonStep step(int index) {
        return lesson.steps().get(index);
    }

    private static String style() throws IOException {
        try (InputStream in = Handout.class.getResourceAsStream("handout.css")) {
            if (in == null) {
                throw new IllegalStateException("the program lacks a part: handout.css");
            }
            return new String(in.readAllBytes(), UTF_8);
        }
    }
}
