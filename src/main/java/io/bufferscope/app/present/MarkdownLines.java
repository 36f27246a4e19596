package io.bufferscope.app.present;

import io.bufferscope.picture.Narration;
import io.bufferscope.picture.Style;
import java.util.ArrayList;
import java.util.List;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Code;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;
import org.commonmark.parser.Parser;

/// Markdown as paragraphs of words and code, which is all that a slide shows of it.
final class MarkdownLines {

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();

    private MarkdownLines() {}

    /// The paragraphs, list items, rows and lines of code of a text.
    static List<Narration> of(String markdown) {
        List<Narration> lines = new ArrayList<>();
        addBlocks(lines, PARSER.parse(markdown), "");
        return List.copyOf(lines);
    }

    /// A text that is one paragraph, such as a question.
    static Narration line(String markdown) {
        List<Narration.Span> spans = new ArrayList<>();
        of(markdown).forEach(line -> {
            if (!spans.isEmpty()) {
                spans.add(plain(" "));
            }
            spans.addAll(line.spans());
        });
        return new Narration(List.copyOf(spans));
    }

    /// Words as they are.
    static Narration words(String text) {
        return new Narration(List.of(plain(text)));
    }

    private static void addBlocks(List<Narration> lines, Node parent, String mark) {
        String before = mark;
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            switch (node) {
                case Paragraph _, Heading _ -> lines.add(line(node, before));
                case TableRow row -> lines.add(row(row));
                case FencedCodeBlock code -> addCode(lines, code.getLiteral());
                case IndentedCodeBlock code -> addCode(lines, code.getLiteral());
                case ListItem _ -> addBlocks(lines, node, "• ");
                default -> addBlocks(lines, node, "");
            }
            before = "";
        }
    }

    private static void addCode(List<Narration> lines, String literal) {
        literal.stripTrailing()
                .lines()
                .forEach(line -> lines.add(new Narration(List.of(new Narration.Span(line, Style.TEXT, true)))));
    }

    private static Narration row(TableRow row) {
        List<Narration.Span> spans = new ArrayList<>();
        for (Node cell = row.getFirstChild(); cell != null; cell = cell.getNext()) {
            if (cell instanceof TableCell) {
                if (!spans.isEmpty()) {
                    spans.add(plain("  |  "));
                }
                addInline(spans, cell);
            }
        }
        return new Narration(List.copyOf(spans));
    }

    private static Narration line(Node block, String mark) {
        List<Narration.Span> spans = new ArrayList<>();
        if (!mark.isEmpty()) {
            spans.add(plain(mark));
        }
        addInline(spans, block);
        return new Narration(List.copyOf(spans));
    }

    private static void addInline(List<Narration.Span> spans, Node parent) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            switch (node) {
                case Text text -> spans.add(plain(text.getLiteral()));
                case Code code -> spans.add(new Narration.Span(code.getLiteral(), Style.TEXT, true));
                case SoftLineBreak _ -> spans.add(plain(between(spans)));
                case HardLineBreak _ -> spans.add(plain("\n"));
                default -> addInline(spans, node);
            }
        }
    }

    /// A line that goes on in the next goes on after a blank, but not after a Chinese character.
    private static String between(List<Narration.Span> spans) {
        String last = spans.isEmpty() ? "" : spans.getLast().text();
        return last.isEmpty() || last.charAt(last.length() - 1) >= 0x2E80 ? "" : " ";
    }

    private static Narration.Span plain(String text) {
        return new Narration.Span(text, Style.TEXT, false);
    }
}
