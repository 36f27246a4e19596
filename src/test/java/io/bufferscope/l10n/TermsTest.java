package io.bufferscope.l10n;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The glossary and what is told of calls, in both languages.
class TermsTest {

    @Test
    void glossaries_holdEqualTerms() {
        assertThat(Glossary.of(Language.ZH).terms())
                .extracting(Glossary.Term::id)
                .containsExactlyInAnyOrderElementsOf(Glossary.of(Language.EN).terms().stream()
                        .map(Glossary.Term::id)
                        .toList())
                .hasSizeGreaterThanOrEqualTo(60);
    }

    @ParameterizedTest
    @EnumSource
    void terms_haveNameAndMeaning(Language language) {
        assertThat(Glossary.of(language).terms())
                .allSatisfy(term ->
                        assertThat(List.of(term.title(), term.meaning())).noneMatch(String::isBlank));
    }

    @ParameterizedTest
    @EnumSource
    void names_meanOneTerm(Language language) {
        assertThat(Glossary.of(language).terms().stream()
                        .flatMap(term -> term.names().stream())
                        .map(String::toLowerCase))
                .doesNotHaveDuplicates();
    }

    @Test
    void search_putsTitlesFirst() {
        assertThat(Glossary.of(Language.EN).search("position").getFirst().title())
                .isEqualTo("position");
        assertThat(Glossary.of(Language.ZH).search("小端").getFirst().id()).isEqualTo("little-endian");
        assertThat(Glossary.of(Language.EN).search("no such thing")).isEmpty();
    }

    @Test
    void mentions_areWholeWordsAndOncePerTerm() {
        String text = "The limit of a slice, its limit: slices and ByteBuffer, not ByteBufferX.";
        assertThat(Glossary.of(Language.EN).mentions(text))
                .extracting(mention -> text.substring(mention.from(), mention.to()))
                .containsExactly("limit", "slice", "ByteBuffer");
        assertThat(Glossary.of(Language.ZH).mentions("引用计数到 0 时释放"))
                .extracting(mention -> mention.term().id())
                .containsExactly("refcnt", "release");
    }

    @ParameterizedTest
    @EnumSource
    void calls_haveIdeaAndContract(Language language) {
        CallTexts texts = CallTexts.of(language);
        for (String name : texts.names()) {
            CallTexts.About about = texts.find(List.of(name)).orElseThrow();
            assertThat(List.of(about.idea(), about.contract())).as(name).noneMatch(String::isBlank);
        }
        assertThat(texts.names())
                .hasSizeGreaterThanOrEqualTo(45)
                .isEqualTo(CallTexts.of(Language.EN).names());
    }
}
