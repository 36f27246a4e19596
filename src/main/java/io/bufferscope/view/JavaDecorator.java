package io.bufferscope.view;

import java.util.List;
import jfx.incubator.scene.control.richtext.SyntaxDecorator;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.CodeTextModel;
import jfx.incubator.scene.control.richtext.model.RichParagraph;

/// The colours of Java source and the waves below mistakes, line by line.
final class JavaDecorator implements SyntaxDecorator {

    private final JavaLines lines = new JavaLines();
    private List<CodeMarks.Problem> problems = List.of();

    void problems(List<CodeMarks.Problem> newProblems) {
        problems = newProblems;
    }

    @Override
    public void handleChange(
            CodeTextModel model, TextPos start, TextPos end, int charsTop, int linesAdded, int charsBottom) {
        lines.replace(start.index(), end.index() - start.index() + 1, linesAdded + 1);
    }

    @Override
    public RichParagraph createRichParagraph(CodeTextModel model, int index) {
        String text = model.getPlainText(index);
        RichParagraph.Builder paragraph = RichParagraph.builder();
        for (JavaLexer.Span span : lines.spans(index, model::getPlainText)) {
            paragraph.addSegment(text.substring(span.from(), span.to()), SourceArea.kind(span.kind()));
        }
        underline(paragraph, index + 1, text.length());
        return paragraph.build();
    }

    private void underline(RichParagraph.Builder paragraph, int line, int length) {
        for (CodeMarks.Problem problem : problems) {
            if (problem.line() == line && length > 0) {
                int from = Math.clamp(problem.column() - 1, 0, length - 1);
                paragraph.addWavyUnderline(from, length - from, Styles.CODE_PROBLEM);
            }
        }
    }
}
