package io.bufferscope.view;

import io.bufferscope.trace.Range;
import java.util.List;
import javafx.scene.paint.Color;
import jfx.incubator.scene.control.richtext.SyntaxDecorator;
import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.CodeTextModel;
import jfx.incubator.scene.control.richtext.model.RichParagraph;
import jfx.incubator.scene.control.richtext.model.StyleAttributeMap;
import org.jspecify.annotations.Nullable;

/// The colours of Java source and the marks of a step, line by line.
final class JavaDecorator implements SyntaxDecorator {

    private @Nullable List<List<JavaLexer.Span>> lines;
    private CodeMarks marks = CodeMarks.NONE;
    private Color lineColour = Color.TRANSPARENT;

    void mark(CodeMarks newMarks) {
        marks = newMarks;
    }

    void lineColour(Color colour) {
        lineColour = colour;
    }

    @Override
    public void handleChange(
            CodeTextModel model, TextPos start, TextPos end, int charsTop, int linesAdded, int charsBottom) {
        lines = null;
    }

    @Override
    public RichParagraph createRichParagraph(CodeTextModel model, int index) {
        String text = model.getPlainText(index);
        RichParagraph.Builder paragraph = RichParagraph.builder();
        if (index + 1 == marks.line()) {
            markLine(paragraph, index + 1, text.length());
        }
        for (JavaLexer.Span span : spans(model, index)) {
            String part = text.substring(Math.min(span.from(), text.length()), Math.min(span.to(), text.length()));
            paragraph.addWithStyleNames(part, Styles.CODE_TEXT, span.kind());
        }
        underline(paragraph, index + 1, text.length());
        return paragraph.build();
    }

    private void markLine(RichParagraph.Builder paragraph, int line, int length) {
        paragraph.setParagraphAttributes(StyleAttributeMap.of(StyleAttributeMap.BACKGROUND, lineColour));
        Range range = marks.range();
        if (range == null || range.line() > line || range.endLine() < line || length == 0) {
            return;
        }
        int from = range.line() == line ? Math.min(range.column() - 1, length) : 0;
        int to = range.endLine() == line ? Math.min(range.endColumn() - 1, length) : length;
        if (to > from) {
            paragraph.addHighlight(from, to - from, Styles.CODE_RANGE);
        }
    }

    private void underline(RichParagraph.Builder paragraph, int line, int length) {
        for (CodeMarks.Problem problem : marks.problems()) {
            if (problem.line() == line && length > 0) {
                int from = Math.clamp(problem.column() - 1, 0, length - 1);
                paragraph.addWavyUnderline(from, length - from, Styles.CODE_PROBLEM);
            }
        }
    }

    private List<JavaLexer.Span> spans(CodeTextModel model, int index) {
        List<List<JavaLexer.Span>> known = lines;
        if (known == null) {
            known = JavaLexer.lines(text(model));
            lines = known;
        }
        return index < known.size() ? known.get(index) : List.of();
    }

    private static String text(CodeTextModel model) {
        StringBuilder text = new StringBuilder();
        for (int line = 0; line < model.size(); line++) {
            text.append(line == 0 ? "" : "\n").append(model.getPlainText(line));
        }
        return text.toString();
    }
}
