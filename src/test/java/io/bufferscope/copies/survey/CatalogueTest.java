package io.bufferscope.copies.survey;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.copies.Evidence;
import io.bufferscope.copies.Hop;
import io.bufferscope.copies.Mover;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class CatalogueTest {

    /// Copies by a processor on the way out and in all, known from how the JDK, Netty and the kernel work.
    private static final Map<String, int[]> COPIES = Map.ofEntries(
            Map.entry("nothing", new int[] {0, 0}),
            Map.entry("socket.stream", new int[] {2, 3}),
            Map.entry("socket.heap", new int[] {2, 3}),
            Map.entry("socket.direct", new int[] {1, 2}),
            Map.entry("socket.gather", new int[] {1, 2}),
            Map.entry("socket.netty-direct", new int[] {1, 2}),
            Map.entry("socket.netty-composite-direct", new int[] {1, 2}),
            Map.entry("socket.netty-composite-heap", new int[] {2, 3}),
            Map.entry("socket.netty-heap", new int[] {2, 3}),
            Map.entry("file.loop-8k", new int[] {4, 5}),
            Map.entry("file.loop-256k-direct", new int[] {2, 3}),
            Map.entry("file.transfer-to", new int[] {0, 1}),
            Map.entry("file.region", new int[] {0, 1}),
            Map.entry("file.mapped", new int[] {1, 2}),
            Map.entry("join.composite", new int[] {0, 0}),
            Map.entry("join.copy", new int[] {1, 1}));

    static Stream<TransferPath> paths() {
        return Catalogue.all().stream();
    }

    @Test
    void ids_areUnique() {
        assertThat(paths().map(TransferPath::id)).doesNotHaveDuplicates();
    }

    @Test
    void copies_areAsManyAsIsKnown() {
        COPIES.forEach((id, copies) -> {
            TransferPath path = Catalogue.find(id).orElseThrow();
            assertThat(new int[] {path.nearCopies(), path.cpuCopies()}).as(id).isEqualTo(copies);
        });
    }

    @ParameterizedTest
    @MethodSource("paths")
    void hops_formAChain(TransferPath path) {
        for (int i = 1; i < path.hops().size(); i++) {
            assertThat(path.hops().get(i).from())
                    .as(path.id())
                    .isEqualTo(path.hops().get(i - 1).to());
        }
    }

    @ParameterizedTest
    @MethodSource("paths")
    void hops_thatCrossTheKernelByCopy_nameTheirSystemCall(TransferPath path) {
        assertThat(path.hops().stream().filter(hop -> hop.crossesKernel() && hop.mover() == Mover.CPU_COPY))
                .allMatch(hop -> hop.systemCall() != null && hop.modeSwitches() == 2);
    }

    @ParameterizedTest
    @MethodSource("paths")
    void hops_areModelled_exactlyInModels(TransferPath path) {
        boolean model = path.standing() == Standing.MODEL;
        assertThat(path.hops()).extracting(Hop::evidence).allMatch(it -> (it == Evidence.MODELLED) == model);
    }

    @ParameterizedTest
    @EnumSource
    void everything_hasAName(Language language) {
        Messages words = Messages.of(language);
        assertThat(paths().flatMap(path -> Stream.concat(
                        Stream.of(
                                path.name(words),
                                path.reason(words),
                                path.group().word(words)),
                        path.hops().stream()
                                .flatMap(hop -> Stream.of(
                                        hop.from().name(words),
                                        hop.mover().word(words),
                                        hop.evidence().word(words))))))
                .noneMatch(text -> text.startsWith("["));
    }
}
