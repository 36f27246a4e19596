package io.bufferscope.handout;

import io.bufferscope.l10n.Html;
import io.bufferscope.lesson.Question;

/// The writer of a question: options to tick or a line to write on and, for the teacher, what is right and why.
final class QuestionPage {

    private final Sheet sheet;
    private final Question question;
    private final String ask;

    /// @param ask the question in words
    QuestionPage(Sheet sheet, Question question, String ask) {
        this.sheet = sheet;
        this.question = question;
        this.ask = ask;
    }

    void write(boolean answers) {
        sheet.html("<div class=\"question\">\n");
        sheet.holding(
                "p class=\"ask\"",
                "<strong>" + Html.escaped(sheet.say("handout.question", sheet.nextQuestion())) + "</strong> "
                        + Markdown.inline(ask));
        if (question.options().isEmpty()) {
            sheet.lines(answers ? 0 : 1);
        } else {
            options(answers);
        }
        if (answers) {
            answer();
        }
        sheet.html("</div>\n");
    }

    private void options(boolean answers) {
        sheet.html("<ul class=\"options\">\n");
        for (int i = 0; i < question.options().size(); i++) {
            Question.Option option = question.options().get(i);
            boolean right = answers && question.isRight(option.text());
            String letter = (char) ('A' + i) + ") ";
            sheet.holding(
                    right ? "li class=\"right\"" : "li",
                    "<span class=\"box\">%s</span> ".formatted(right ? "✓" : "")
                            + letter
                            + Html.escaped(option.text())
                            + why(option, answers));
        }
        sheet.html("</ul>\n");
    }

    private static String why(Question.Option option, boolean answers) {
        return answers && !option.why().isEmpty()
                ? "<div class=\"why\">" + Markdown.inline(option.why()) + "</div>"
                : "";
    }

    private void answer() {
        sheet.holding(
                "p class=\"answer\"",
                "<strong>" + Html.escaped(sheet.say("handout.answer")) + " ✓ " + Html.escaped(question.right())
                        + "</strong> " + Markdown.inline(question.because()));
    }
}
