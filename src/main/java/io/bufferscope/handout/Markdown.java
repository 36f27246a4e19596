package io.bufferscope.handout;

import java.util.List;
import java.util.Set;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;

/// The Markdown of lessons as HTML that fetches nothing and runs nothing: HTML in it is shown as text, a picture as
/// its words.
final class Markdown {

    private static final List<org.commonmark.Extension> TABLES = List.of(TablesExtension.create());
    private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
    private static final HtmlRenderer RENDERER = renderer(false);
    private static final HtmlRenderer INLINE = renderer(true);

    private Markdown() {}

    private static HtmlRenderer renderer(boolean inline) {
        return HtmlRenderer.builder()
                .extensions(TABLES)
                .escapeHtml(true)
                .sanitizeUrls(true)
                .omitSingleParagraphP(inline)
                .nodeRendererFactory(Words::new)
                .build();
    }

    /// Paragraphs, lists, tables and code.
    static String blocks(String markdown) {
        return RENDERER.render(PARSER.parse(markdown));
    }

    /// A sentence or two, without a paragraph around them.
    static String inline(String markdown) {
        Node document = PARSER.parse(markdown);
        boolean single = document.getFirstChild() instanceof Paragraph && document.getFirstChild() == document.getLastChild();
        return (single ? INLINE : RENDERER).render(document).strip();
    }

    /// The renderer of pictures as words.
    private record Words(HtmlNodeRendererContext context) implements NodeRenderer {

        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(Image.class);
        }

        @Override
        public void render(Node node) {
            for (Node child = node.getFirstChild(); child != null; child = child.getNext()) {
                context.render(child);
            }
        }
    }
}
