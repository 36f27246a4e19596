package io.bufferscope.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.trace.LineDiff.Edit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LineDiffTest {

    @Test
    void lines_keepTheirPartners_aroundAnEdit() {
        LineDiff diff = LineDiff.of("a\nb\nc\nd", "a\nx\ny\nc\nd");
        assertThat(IntStream.rangeClosed(1, 4).map(diff::second)).containsExactly(1, 0, 4, 5);
        assertThat(IntStream.rangeClosed(1, 5).map(diff::first)).containsExactly(1, 0, 0, 3, 4);
        assertThat(diff.edit()).isEqualTo(new Edit(false, 2, 3));
    }

    @Test
    void edit_isNull_ofEqualTexts() {
        assertThat(LineDiff.of("a\nb", "a\nb").edit()).isNull();
        assertThat(LineDiff.of("", "").edit()).isNull();
    }

    @Test
    void edit_namesRemovedLines_whenNoneIsNew() {
        assertThat(LineDiff.of("a\nb\nc", "a\nc").edit()).isEqualTo(new Edit(true, 2, 2));
    }

    @Test
    void lines_haveNoPartner_outsideTheText() {
        LineDiff diff = LineDiff.of("a", "a");
        assertThat(diff.second(0)).isZero();
        assertThat(diff.second(2)).isZero();
        assertThat(diff.first(9)).isZero();
    }

    @Test
    void moreLinesThanCanBeCompared_countAsReplaced() {
        String first = IntStream.range(0, 4000).mapToObj(i -> "a" + i).collect(Collectors.joining("\n"));
        LineDiff diff = LineDiff.of("same\n" + first, "same\n" + first.replace('a', 'b'));
        assertThat(diff.second(1)).isEqualTo(1);
        assertThat(diff.edit()).isEqualTo(new Edit(false, 2, 4001));
    }
}
