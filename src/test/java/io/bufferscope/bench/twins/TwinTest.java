package io.bufferscope.bench.twins;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.bench.BenchCatalog;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TwinTest {

    @ParameterizedTest
    @EnumSource
    void has_baselineWrongAndRight(Twin twin) throws Exception {
        assertThat(BenchCatalog.find(java.util.List.of("^" + twin.className() + "\\.")))
                .extracting(BenchCatalog.Entry::shortName)
                .extracting(it -> it.replaceFirst(".*\\.", ""))
                .contains("baseline", "wrong", "right")
                .hasSizeGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @EnumSource
    void is_explainedInBothLanguages(Twin twin) {
        for (Language language : Language.values()) {
            Messages words = Messages.of(language);
            assertThat(twin.title(words)).contains(String.valueOf(twin.rule())).doesNotContain("[");
            assertThat(twin.why(words)).doesNotContain("[");
        }
    }

    @Test
    void there_isOneForEachRule() {
        assertThat(Arrays.stream(Twin.values()).map(Twin::rule).collect(Collectors.toSet()))
                .containsAll(IntStream.rangeClosed(1, 10).boxed().toList());
    }

    @Test
    void noClass_isForgotten() throws Exception {
        assertThat(BenchCatalog.find(java.util.List.of("\\.twins\\.")))
                .allMatch(it -> Twin.of(it.name().substring(0, it.name().lastIndexOf('.')))
                        .isPresent());
    }
}
