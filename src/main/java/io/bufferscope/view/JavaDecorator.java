package io.bufferscope.view;

import java.util.List;
import jfx.incubator.scene.control.richtext.SyntaxDecorator;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.CodeTextModel;
import jfx.incubator.scene.control.richtext.model.RichParagraph;

/// The colours of Java source and the waves below mistakes, line by line.
final class JavaDecorator implements SyntaxDecorator {

    private final JavaLines lines = new JavaLines();
    private final boolean coloured;
    private List<CodeMarks.Problem> problems = List.of();
    private int edited;
    private int reach = Integer.MAX_VALUE;

    /// @param coloured false for a text that is no Java
    JavaDecorator(boolean coloured) {
        this.coloured = coloured;
    }

    void problems(List<CodeMarks.Problem> newProblems) {
        problems = newProblems;
    }

    /// Colours only the lines near the last edit until [#calm]: the area lays out some two hundred lines for each
    /// key, most of them out of sight.
    ///
    /// @param lines how many lines before and after the edit may be in sight
    void hasten(int lines) {
        reach = lines;
    }

    /// Colours all lines again.
    ///
    /// @return whether some were not
    boolean calm() {
        boolean hasty = reach < Integer.MAX_VALUE;
        reach = Integer.MAX_VALUE;
        return hasty;
    }

    /// Whether all lines around one are coloured.
    ///
    /// @param line from 0
    /// @param around how many lines before and after it
    boolean colours(int line, int around) {
        return reach == Integer.MAX_VALUE || Math.abs(line - edited) + around <= reach;
    }

    @Override
    public void handleChange(
            CodeTextModel model, TextPos start, TextPos end, int charsTop, int linesAdded, int charsBottom) {
        edited = start.index();
        lines.replace(start.index(), end.index() - start.index() + 1, linesAdded + 1);
    }

    @Override
    public RichParagraph createRichParagraph(CodeTextModel model, int index) {
        String text = model.getPlainText(index);
        RichParagraph.Builder paragraph = RichParagraph.builder();
        for (JavaLexer.Span span : spans(model, index, text)) {
            paragraph.addSegment(text.substring(span.from(), span.to()), SourceArea.kind(span.kind()));
        }
        underline(paragraph, index + 1, text.length());
        return paragraph.build();
    }

    private List<JavaLexer.Span> spans(CodeTextModel model, int index, String text) {
        if (text.isEmpty() || coloured && Math.abs(index - edited) <= reach) {
            return lines.spans(index, model::getPlainText);
        }
        return List.of(new JavaLexer.Span(0, text.length(), Styles.CODE_PLAIN));
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
