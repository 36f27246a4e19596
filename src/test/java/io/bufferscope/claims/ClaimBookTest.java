package io.bufferscope.claims;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The data files: complete, in both languages, and naming nothing that is not there.
class ClaimBookTest {

    private static final ClaimBook BOOK = ClaimBook.read();
    private static final Path CODE = Path.of("src", "main", "resources", "claims", "code");
    private static final Set<String> ROOMS = Set.of("scope", "pool", "copies", "bench");

    static Stream<Claim> claims() {
        return BOOK.claims();
    }

    @Test
    void book_hasAllClaimsOfTheFourArticles_inOrder() {
        assertThat(BOOK.articles())
                .extracting(article -> article.claims().size())
                .containsExactly(58, 13, 35, 27);
        for (Article article : BOOK.articles()) {
            for (int i = 0; i < article.claims().size(); i++) {
                assertThat(article.claims().get(i).id()).isEqualTo(article.id() + "-" + (i + 1));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("claims")
    void texts_areThereInBothLanguages(Claim claim) {
        assertInBothLanguages(claim.statement());
        assertInBothLanguages(claim.explanation());
        if (claim.check() instanceof Check.Arithmetic computation) {
            computation
                    .given()
                    .values()
                    .forEach(given -> assertThat(given.says().zh()).isNotBlank());
        }
    }

    private static void assertInBothLanguages(Text text) {
        assertThat(text.en()).isNotBlank().doesNotContainPattern("\\p{IsHan}");
        assertThat(text.zh()).containsPattern("\\p{IsHan}").containsPattern("[。）…]$");
    }

    @Test
    void programs_areAllThere_andAllUsed() throws IOException {
        Set<String> used = BOOK.claims().flatMap(ClaimBookTest::program).collect(Collectors.toCollection(HashSet::new));
        try (Stream<Path> files = Files.list(CODE)) {
            assertThat(files.map(file -> file.getFileName().toString().replace(".java", "")))
                    .containsExactlyInAnyOrderElementsOf(used);
        }
    }

    private static Stream<String> program(Claim claim) {
        return switch (claim.check()) {
            case Check.Observed run -> Stream.of(run.program());
            case Check.Compiled compile -> Stream.of(compile.program());
            default -> Stream.of();
        };
    }

    @ParameterizedTest
    @MethodSource("claims")
    void see_namesARoomOrAnExample(Claim claim) {
        String name = claim.see().substring(claim.see().indexOf(':') + 1);
        if (claim.see().startsWith("room:")) {
            assertThat(ROOMS).contains(name);
        } else if (!claim.see().isEmpty()) {
            assertThat(claim.see()).startsWith("example:");
            assertThat(Path.of("src", "main", "resources", "examples", name + ".java"))
                    .exists();
        }
    }

    @ParameterizedTest
    @MethodSource("claims")
    void documentedFacts_haveASource(Claim claim) {
        if (claim.check() instanceof Check.Documented) {
            assertThat(claim.sources()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("claims")
    void benchmarks_areNamed_andTheirRulesUseAllScores(Claim claim) throws FormulaException {
        if (claim.check() instanceof Check.Measured measured) {
            assertThat(claim.benchmark()).isNotEmpty();
            assertThat(names(measured.rules())).containsExactlyInAnyOrderElementsOf(measured.scores());
        }
    }

    static Set<String> names(Rules rules) throws FormulaException {
        Set<String> names = new HashSet<>();
        for (String condition : rules.conditions().values()) {
            names.addAll(new Formula(condition).names());
        }
        names.removeAll(List.of("true", "false", "TRUE", "FALSE"));
        return names;
    }
}
