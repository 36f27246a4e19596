package io.bufferscope.handout;

import io.bufferscope.l10n.Html;
import io.bufferscope.lesson.Block;
import io.bufferscope.lesson.LessonStep;
import java.io.IOException;
import java.util.Optional;

/// The writer of a task: goal, checks, starter code, empty lines and, for the teacher, the author's answer.
final class TaskPage {

    private static final int LINES = 8;

    private final Handout handout;
    private final Sheet sheet;

    TaskPage(Handout handout, Sheet sheet) {
        this.handout = handout;
        this.sheet = sheet;
    }

    void write(LessonStep step, Block.Task task) throws IOException {
        sheet.html("<div class=\"task\">\n");
        sheet.holding(
                "p class=\"ask\"",
                "<strong>" + Html.escaped(sheet.say("handout.task")) + "</strong> " + Markdown.inline(task.goal()));
        if (!step.checks().isEmpty()) {
            checks(step);
        }
        code("handout.starter", task.program(), handout.folder().program(task.program()));
        if (handout.answers()) {
            code("handout.solution", task.program(), handout.folder().solution(task.program()));
        } else {
            sheet.element("h4", sheet.say("handout.yours"));
            sheet.lines(LINES);
        }
        sheet.html("</div>\n");
    }

    private void checks(LessonStep step) {
        sheet.html("<ul class=\"checks\">\n");
        step.checks().forEach(check -> sheet.holding("li", Markdown.inline(check.says())));
        sheet.html("</ul>\n");
    }

    private void code(String key, String program, Optional<String> source) {
        if (source.isPresent()) {
            sheet.element("h4", sheet.say(key, program));
            sheet.listing(source.get());
        }
    }
}
