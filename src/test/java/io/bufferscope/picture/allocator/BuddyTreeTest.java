package io.bufferscope.picture.allocator;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.Shape;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The model of the old chunk against a plain row of pages, and its picture.
class BuddyTreeTest {

    @ParameterizedTest
    @CsvSource({"1, 8192, 11", "8192, 8192, 11", "8193, 16384, 10", "102400, 131072, 7", "16777216, 16777216, 0"})
    void request_isRoundedToAPowerOfTwoOfAtLeastAPage(int bytes, int rounded, int depth) {
        BuddyTree tree = BuddyTree.ofNetty41();
        assertThat(tree.chunkSize()).isEqualTo(16 << 20);
        assertThat(tree.rounded(bytes)).isEqualTo(rounded);
        assertThat(tree.depthOf(bytes)).isEqualTo(depth);
    }

    /// Netty 4.1 takes the leftmost free run of the size, at a multiple of the size.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8})
    void allocations_landWhereAPlainRowOfPagesHasItsLeftmostRoom(int seed) {
        Random random = new Random(seed);
        boolean[] taken = new boolean[64];
        BuddyPlay play = new BuddyPlay(BuddyTree.free(4096, 6), List.of(), new BuddyPlay.Deed.Nothing(), 0);
        for (int i = 0; i < 2000; i++) {
            if (random.nextInt(5) < 3 || play.held().isEmpty()) {
                play = allocate(play, taken, 1 + random.nextInt(1 << 12 + random.nextInt(7)));
            } else {
                BuddyPlay.Held gone = play.held().get(random.nextInt(play.held().size()));
                fill(taken, play.tree(), gone.node(), false);
                play = play.release(gone);
            }
            check(play.tree(), taken);
        }
        for (BuddyPlay.Held held : play.held()) {
            play = play.release(held);
        }
        assertThat(play.tree().value(1)).isZero();
    }

    private static BuddyPlay allocate(BuddyPlay play, boolean[] taken, int bytes) {
        BuddyTree tree = play.tree();
        BuddyPlay next = play.allocate(bytes);
        int expected = leftmost(taken, tree.rounded(bytes) / tree.pageSize());
        if (next.last() instanceof BuddyPlay.Deed.Took took) {
            assertThat(tree.offset(took.buffer().node()) / tree.pageSize()).isEqualTo(expected);
            assertThat(took.path().getFirst()).isEqualTo(1);
            assertThat(took.path().getLast()).isEqualTo(took.buffer().node());
            fill(taken, tree, took.buffer().node(), true);
        } else {
            assertThat(next.last()).isInstanceOf(BuddyPlay.Deed.Refused.class);
            assertThat(expected).isNegative();
        }
        return next;
    }

    private static int leftmost(boolean[] taken, int pages) {
        for (int first = 0; first + pages <= taken.length; first += pages) {
            boolean free = true;
            for (int page = first; page < first + pages; page++) {
                free &= !taken[page];
            }
            if (free) {
                return first;
            }
        }
        return -1;
    }

    private static void fill(boolean[] taken, BuddyTree tree, int node, boolean value) {
        int first = tree.offset(node) / tree.pageSize();
        for (int page = first; page < first + tree.size(node) / tree.pageSize(); page++) {
            taken[page] = value;
        }
    }

    /// The root's value is the depth of the largest free aligned run.
    private static void check(BuddyTree tree, boolean[] taken) {
        int depth = 0;
        while (depth <= tree.maxOrder() && leftmost(taken, taken.length >> depth) < 0) {
            depth++;
        }
        assertThat(tree.value(1)).isEqualTo(depth);
    }

    @Test
    void requestsLargerThanAChunk_areOutsideTheTree() {
        BuddyPlay play = BuddyPlay.begin().allocate(17 << 20);
        assertThat(play.last()).isEqualTo(new BuddyPlay.Deed.Huge(17 << 20));
        assertThat(play.held()).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void picture_tellsWhereAndWhy_inBothLanguages(Language language) {
        BuddyPlay play = BuddyPlay.begin().allocate(100 << 10).allocate(5 << 20);
        BuddyLayout layout = new BuddyLayout(Messages.of(language));
        Shape.Group group = (Shape.Group) layout.picture(play, 900).shapes().getFirst();
        assertThat(group.sentence())
                .contains("5,242,880 B", "8 MiB", "1024", "2047")
                .doesNotContain("[", "{", "|");
        assertThat(group.shapes()).extracting(Shape::id).contains("node:1", "node:128", "node:3", "node:3/path");
        assertThat(group.shapes()).extracting(Shape::id).doesNotContain("node:6", "node:256");
    }
}
