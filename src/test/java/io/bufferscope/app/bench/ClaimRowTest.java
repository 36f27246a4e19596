package io.bufferscope.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.claims.ClaimBook;
import io.bufferscope.claims.ClaimWords;
import io.bufferscope.claims.Finding;
import io.bufferscope.claims.Verdict;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.List;
import org.junit.jupiter.api.Test;

/// The claims that a filter takes.
class ClaimRowTest {

    private static final ClaimBook BOOK = ClaimBook.read();
    private static final List<Finding> NOT_RUN =
            BOOK.claims().map(Finding::notRun).toList();

    @Test
    void rows_areAllClaimsByArticle_withoutAFilter() {
        List<ClaimRow> rows = rows(ClaimFilter.ALL, Language.EN);

        assertThat(rows).hasSize(133 + 4);
        assertThat(rows).filteredOn(ClaimRow.Heading.class::isInstance).hasSize(4);
        assertThat(rows.getFirst()).isInstanceOf(ClaimRow.Heading.class);
    }

    @Test
    void rows_needAllWords_whateverTheirCase() {
        assertThat(ids(rows(new ClaimFilter("POOL chunks", null), Language.EN))).contains("000-12");
        assertThat(ids(rows(new ClaimFilter("pool nowhere-at-all", null), Language.EN)))
                .isEmpty();
        assertThat(ids(rows(new ClaimFilter("000-12", null), Language.EN))).containsExactly("000-12");
        assertThat(ids(rows(new ClaimFilter("LeakLevels", null), Language.EN))).containsExactly("000-50");
    }

    @Test
    void rows_areFoundByWordsOfTheLanguage_thatIsShown() {
        assertThat(ids(rows(new ClaimFilter("内存池", null), Language.ZH))).isNotEmpty();
        assertThat(ids(rows(new ClaimFilter("内存池", null), Language.EN))).isEmpty();
    }

    @Test
    void rows_haveTheVerdict_thatIsAskedFor() {
        assertThat(rows(new ClaimFilter("", Verdict.WRONG), Language.EN)).isEmpty();
        assertThat(ids(rows(new ClaimFilter("", Verdict.NOT_RUN), Language.EN))).hasSize(133);
    }

    private static List<ClaimRow> rows(ClaimFilter filter, Language language) {
        return ClaimRow.of(BOOK, NOT_RUN, filter, new ClaimWords(Messages.of(language)));
    }

    private static List<String> ids(List<ClaimRow> rows) {
        return rows.stream()
                .filter(ClaimRow.Entry.class::isInstance)
                .map(row -> ((ClaimRow.Entry) row).finding().claim().id())
                .toList();
    }
}
