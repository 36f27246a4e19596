package io.bufferscope.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// What JMH is asked for.
class WishTest {

    private static final String BYTE_BUF = "^io\\.bufferscope\\.bench\\.suite\\.SequentialWrites\\.byteBuf$";
    private static final String BYTE_BUFFER = "^io\\.bufferscope\\.bench\\.suite\\.SequentialWrites\\.byteBuffer$";

    private final Wish all = Wish.all(Subject.all().stream()
            .filter(subject -> subject.name().equals("SequentialWrites"))
            .findFirst()
            .orElseThrow());

    @Test
    void requests_areOne_ifAllIsWanted() {
        assertThat(all.requests(List.of("-f", "3"))).containsExactly(List.of(BYTE_BUF, BYTE_BUFFER, "-f", "3"));
        assertThat(all.variants()).isEqualTo(8);
    }

    @Test
    void requests_areApart_ifParametersOfOneNameHaveOtherValues() {
        Wish some = with("UNPOOLED_HEAP", new LinkedHashSet<>(List.of("POOLED_DIRECT", "POOLED_HEAP")));

        assertThat(some.requests(List.of()))
                .containsExactly(List.of(BYTE_BUF, "-p", "flavour=POOLED_HEAP,POOLED_DIRECT"), List.of(BYTE_BUFFER));
        assertThat(some.variants()).isEqualTo(4);
    }

    @Test
    void requests_leaveOut_whatHasNoValue() {
        Wish some = with("UNPOOLED_HEAP", Set.of());

        assertThat(some.requests(List.of())).containsExactly(List.of(BYTE_BUFFER));
        assertThat(some.variants()).isEqualTo(2);
        assertThat(new Wish(all.subject(), Set.of(), all.values()).requests(List.of()))
                .isEmpty();
    }

    /// The same with other values of the parameter that has one.
    private Wish with(String one, Set<String> values) {
        Map<Wish.Domain, Set<String>> changed = new LinkedHashMap<>(all.values());
        changed.replaceAll((domain, before) -> domain.legal().contains(one) ? values : before);
        return new Wish(all.subject(), all.methods(), changed);
    }
}
