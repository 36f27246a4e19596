package io.bufferscope.view;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Heading;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.OrderedList;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.parser.Parser;

/// A control that shows Markdown: paragraphs, lists, tables, quotes and code; what is plain text may mark its terms.
///
/// HTML and pictures are shown as their text.
public final class MarkdownPane extends VBox {

    private static final Parser PARSER =
            Parser.builder().extensions(List.of(TablesExtension.create())).build();
    private static final String BULLET = "•";

    private final Function<String, List<Text>> marker;

    /// @param marker cuts a plain text into pieces, of which some may explain themselves
    public MarkdownPane(Function<String, List<Text>> marker) {
        this.marker = marker;
        getStyleClass().add(Styles.MARKDOWN);
    }

    /// Shows another text.
    public void show(String markdown) {
        getChildren().setAll(blocks(PARSER.parse(markdown)));
    }

    /// One line of Markdown, such as a question, as a text that wraps.
    public TextFlow line(String markdown) {
        org.commonmark.node.Node first = PARSER.parse(markdown).getFirstChild();
        return first == null ? flow(List.of()) : flow(inline(first, List.of()));
    }

    private List<Node> blocks(org.commonmark.node.Node parent) {
        return children(parent).stream().map(this::block).toList();
    }

    private Node block(org.commonmark.node.Node node) {
        return switch (node) {
            case Heading heading -> styled(flow(inline(heading, List.of())), Styles.MARKDOWN_HEADING);
            case FencedCodeBlock code -> code(code.getLiteral());
            case IndentedCodeBlock code -> code(code.getLiteral());
            case BulletList list -> list(list, 0);
            case OrderedList list -> list(list, list.getMarkerStartNumber() == null ? 1 : list.getMarkerStartNumber());
            case BlockQuote quote -> styled(box(blocks(quote)), Styles.MARKDOWN_QUOTE);
            case TableBlock table -> table(table);
            default -> flow(inline(node, List.of()));
        };
    }

    private static Node code(String literal) {
        Label label = new Label(literal.stripTrailing());
        label.getStyleClass().add(Styles.CODE_TEXT);
        label.setMinSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
        ScrollPane scroll = new ScrollPane(label);
        scroll.setVbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.setMinHeight(Region.USE_PREF_SIZE);
        scroll.setFocusTraversable(false);
        return styled(scroll, Styles.MARKDOWN_CODE);
    }

    private Node list(org.commonmark.node.Node list, int start) {
        List<Node> rows = new ArrayList<>();
        int number = start;
        for (org.commonmark.node.Node item : children(list)) {
            if (item instanceof ListItem) {
                Label mark = new Label(start == 0 ? BULLET : number++ + ".");
                mark.setMinWidth(Region.USE_PREF_SIZE);
                VBox body = box(blocks(item));
                HBox.setHgrow(body, Priority.ALWAYS);
                rows.add(styled(new HBox(mark, body), Styles.MARKDOWN_ITEM));
            }
        }
        return box(rows);
    }

    private Node table(TableBlock table) {
        GridPane grid = new GridPane();
        int row = 0;
        for (org.commonmark.node.Node part : children(table)) {
            for (org.commonmark.node.Node line : children(part)) {
                if (line instanceof TableRow) {
                    addRow(grid, row++, line, part instanceof TableHead);
                }
            }
        }
        return styled(grid, Styles.MARKDOWN_TABLE);
    }

    private void addRow(GridPane grid, int row, org.commonmark.node.Node line, boolean head) {
        int column = 0;
        for (org.commonmark.node.Node cell : children(line)) {
            if (cell instanceof TableCell) {
                List<String> styles = head ? List.of(Styles.MARKDOWN_STRONG) : List.of();
                TextFlow text = flow(inline(cell, styles));
                text.setPrefWidth(Region.USE_COMPUTED_SIZE);
                grid.add(styled(text, Styles.MARKDOWN_CELL), column++, row);
            }
        }
    }

    private List<Text> inline(org.commonmark.node.Node parent, List<String> styles) {
        List<Text> texts = new ArrayList<>();
        for (org.commonmark.node.Node node : children(parent)) {
            switch (node) {
                case org.commonmark.node.Text plain -> texts.addAll(styled(marker.apply(plain.getLiteral()), styles));
                case Code code ->
                    texts.addAll(styled(List.of(new Text(code.getLiteral())), and(styles, Styles.MARKDOWN_MONO)));
                case SoftLineBreak _ -> texts.add(new Text(between(node)));
                case HardLineBreak _ -> texts.add(new Text("\n"));
                case Emphasis _ -> texts.addAll(inline(node, and(styles, Styles.MARKDOWN_EMPHASIS)));
                case StrongEmphasis _ -> texts.addAll(inline(node, and(styles, Styles.MARKDOWN_STRONG)));
                default -> texts.addAll(inline(node, styles));
            }
        }
        return texts;
    }

    /// A line break in the source is a space, but none between two Chinese characters.
    private static String between(org.commonmark.node.Node lineBreak) {
        boolean wide = lineBreak.getPrevious() instanceof org.commonmark.node.Text before
                && lineBreak.getNext() instanceof org.commonmark.node.Text after
                && isWide(before.getLiteral(), before.getLiteral().length() - 1)
                && isWide(after.getLiteral(), 0);
        return wide ? "" : " ";
    }

    private static boolean isWide(String text, int index) {
        return index >= 0 && index < text.length() && text.charAt(index) >= 0x2E80;
    }

    private static List<String> and(List<String> styles, String more) {
        List<String> all = new ArrayList<>(styles);
        all.add(more);
        return all;
    }

    private static List<Text> styled(List<Text> texts, List<String> styles) {
        texts.forEach(text -> text.getStyleClass().addAll(styles));
        return texts;
    }

    private static <N extends Node> N styled(N node, String style) {
        node.getStyleClass().add(style);
        return node;
    }

    private static TextFlow flow(List<Text> texts) {
        TextFlow flow = new TextFlow();
        flow.getChildren().setAll(texts);
        flow.getStyleClass().add(Styles.MARKDOWN_TEXT);
        flow.setAccessibleRole(AccessibleRole.TEXT);
        flow.setAccessibleText(texts.stream().map(Text::getText).collect(Collectors.joining()));
        return flow;
    }

    private static VBox box(List<Node> nodes) {
        VBox box = new VBox();
        box.getChildren().setAll(nodes);
        return styled(box, Styles.MARKDOWN_BOX);
    }

    private static List<org.commonmark.node.Node> children(org.commonmark.node.Node parent) {
        List<org.commonmark.node.Node> children = new ArrayList<>();
        for (org.commonmark.node.Node node = parent.getFirstChild(); node != null; node = node.getNext()) {
            children.add(node);
        }
        return children;
    }
}
