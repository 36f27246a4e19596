package io.bufferscope.picture.allocator;

import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.ByteSize;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The layout of the model of an old chunk: a row for each depth of its tree, every node in true position and size.
///
/// Nodes too narrow to be told apart are drawn as one where they are alike.
public final class BuddyLayout {

    private static final double GUTTER = 120;
    private static final double ROW = 30;
    private static final double NARROW = 4;

    private final Messages messages;

    public BuddyLayout(Messages messages) {
        this.messages = messages;
    }

    /// Lays it out.
    ///
    /// @param width in pixels at 100 %
    public Picture picture(BuddyPlay play, double width) {
        Board board = new Board();
        double right = width - Sheet.RIGHT;
        double y = board.heading("buddy", 12, right, say("buddy.pic.chunk"), facts(play)) + 2;
        String told = told(play);
        y = board.lines("buddy/told", Style.TEXT, y, width - Sheet.LEFT - Sheet.RIGHT, told, 13) + 4;
        for (int depth = 0; depth <= play.tree().maxOrder(); depth++) {
            row(board, play, depth, y, width);
            y += ROW;
        }
        y = legend(board, y + 8, width);
        Shape.Group group = board.group("buddy:chunk", say("buddy.pic.chunk") + ", " + facts(play) + ". " + told);
        return new Picture(width, y + 12, List.of(group));
    }

    private String facts(BuddyPlay play) {
        long taken = play.held().stream()
                .mapToLong(it -> play.tree().size(it.node()))
                .sum();
        long asked = play.held().stream().mapToLong(BuddyPlay.Held::requested).sum();
        long free = play.tree().chunkSize() - taken;
        return say("buddy.pic.facts", ByteSize.of(taken), ByteSize.of(free), ByteSize.of(taken - asked));
    }

    private void row(Board board, BuddyPlay play, int depth, double y, double width) {
        BuddyTree tree = play.tree();
        int first = 1 << depth;
        String size = ByteSize.of(tree.size(first));
        board.mono("buddy/row:" + depth, Style.SMALL, Sheet.LEFT, y + 18, say("buddy.pic.depth", depth, size), 10.5);
        double cell = (width - Sheet.LEFT - Sheet.RIGHT - GUTTER) / first;
        for (int node = first; node < 2 * first; ) {
            int next = cell < NARROW ? alike(play, node, 2 * first) : node + 1;
            Style style = style(play, node);
            if (style != Style.PLAIN) {
                double x = Sheet.LEFT + GUTTER + (node - first) * cell;
                node(board, play, node, new Place(x, y, Math.max(1, (next - node) * cell - 1)), style);
            }
            node = next;
        }
    }

    /// Where a node is drawn.
    private record Place(double x, double y, double width) {}

    private void node(Board board, BuddyPlay play, int node, Place at, Style style) {
        BuddyTree tree = play.tree();
        BuddyPlay.Held held = held(play, node);
        String id = "node:" + node;
        String tip = held == null
                ? say("buddy.pic.node", node, ByteSize.of(tree.size(node)), tree.value(node), BuddyTree.depth(node))
                : say("buddy.pic.held", held.name(), ByteSize.exact(held.requested()), ByteSize.of(tree.size(node)));
        board.rect(id, style, at.x(), at.y(), at.width(), ROW - 4, tip);
        String value = Integer.toString(tree.value(node));
        List<String> words =
                held == null ? List.of(value) : List.of(held.name() + " " + ByteSize.of(held.requested()), held.name());
        board.plated(id + "/word", style, at.x(), at.width(), at.y() + 17, words, 10.5);
        if (play.last() instanceof BuddyPlay.Deed.Took took && took.path().contains(node)) {
            Style outline = took.buffer().node() == node ? Style.POOL_NEW : Style.POOL_CHOSEN;
            board.rect(id + "/path", outline, at.x(), at.y(), at.width(), ROW - 4, "");
        }
    }

    /// The end of the nodes from one on that look like it and are no landing place of their own.
    private static int alike(BuddyPlay play, int node, int end) {
        Style style = style(play, node);
        int next = node + 1;
        while (next < end && held(play, next) == null && held(play, node) == null && style(play, next) == style) {
            next++;
        }
        return next;
    }

    /// The look of a node; plain for one below a taken node, whose value nobody looks at.
    private static Style style(BuddyPlay play, int node) {
        if (held(play, node) != null) {
            return Style.POOL_LIVE;
        }
        for (int above = node >> 1; above > 0; above >>= 1) {
            if (held(play, above) != null) {
                return Style.PLAIN;
            }
        }
        int value = play.tree().value(node);
        return value == BuddyTree.depth(node)
                ? Style.POOL_FREE
                : value == play.tree().full() ? Style.POOL_UNDIVIDED : Style.POOL_SUBPAGE;
    }

    private static BuddyPlay.@Nullable Held held(BuddyPlay play, int node) {
        return play.held().stream().filter(it -> it.node() == node).findFirst().orElse(null);
    }

    private double legend(Board board, double top, double width) {
        double x = Sheet.LEFT;
        double y = top;
        List<Style> styles = List.of(Style.POOL_LIVE, Style.POOL_SUBPAGE, Style.POOL_UNDIVIDED, Style.POOL_FREE);
        for (Style style : styles) {
            String word = say(meaning(style));
            double needed = 24 + TextMetrics.sans(word, 11) + 14;
            if (x > Sheet.LEFT && x + needed > width - Sheet.RIGHT) {
                x = Sheet.LEFT;
                y += 18;
            }
            board.rect("legend:" + style, style, x, y, 18, 12, "");
            board.sans("legend:" + style + "/word", Style.FAINT, x + 24, y + 10, word, 11);
            x += needed;
        }
        return y + 18;
    }

    /// Key of what a look means here.
    private static String meaning(Style style) {
        return switch (style) {
            case POOL_LIVE -> "buddy.pic.legend.live";
            case POOL_SUBPAGE -> "buddy.pic.legend.subpage";
            case POOL_UNDIVIDED -> "buddy.pic.legend.undivided";
            default -> "buddy.pic.legend.free";
        };
    }

    private String told(BuddyPlay play) {
        BuddyTree tree = play.tree();
        return switch (play.last()) {
            case BuddyPlay.Deed.Nothing _ -> say("buddy.told.nothing");
            case BuddyPlay.Deed.Refused(int bytes) ->
                say("buddy.told.refused", ByteSize.of(tree.rounded(bytes)), tree.depthOf(bytes), tree.value(1));
            case BuddyPlay.Deed.Huge(int bytes) -> say("buddy.told.huge", ByteSize.of(bytes));
            case BuddyPlay.Deed.Gave(BuddyPlay.Held it) ->
                say("buddy.told.gave", it.name(), it.node(), BuddyTree.depth(it.node()), tree.value(1));
            case BuddyPlay.Deed.Took(BuddyPlay.Held it, List<Integer> path) -> took(tree, it, path.size());
        };
    }

    private String took(BuddyTree tree, BuddyPlay.Held it, int steps) {
        int first = tree.offset(it.node()) / tree.pageSize();
        int last = first + tree.size(it.node()) / tree.pageSize() - 1;
        String small = it.requested() < tree.pageSize() ? " " + say("buddy.told.small") : "";
        return say(
                        "buddy.told.took",
                        it.name(),
                        ByteSize.exact(it.requested()),
                        ByteSize.of(tree.size(it.node())),
                        BuddyTree.depth(it.node()),
                        steps,
                        it.node(),
                        first,
                        last,
                        tree.full())
                + small;
    }

    private String say(String key, Object... arguments) {
        return messages.text(key, arguments);
    }
}
