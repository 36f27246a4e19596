package io.bufferscope.l10n;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PhraseTest {

    @ParameterizedTest
    @CsvSource({"1, a run of 1 page", "0, a run of 0 pages", "21, a run of 21 pages"})
    void fill_choosesTheWord_byTheNumber(long number, String expected) {
        assertThat(Phrase.of("a run of {0} {0|page|pages}").fill(number)).isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource({"EN, 1, a free run of 1 page or more", "EN, 2, a free run of 2 pages or more", "ZH, 1, 1 页"})
    void decisions_countInTheWordsOfTheLanguage(Language language, int pages, String expected) {
        assertThat(Messages.of(language).text("why.list.found", "q050", 1, pages))
                .contains(expected)
                .doesNotContain("|");
    }
}
