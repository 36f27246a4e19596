package io.bufferscope.probe.pool;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.pool.Decision;
import io.bufferscope.picture.pool.WhyHere;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.PoolScene;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WhyHereTest {

    @Test
    void decisions_tellTheNewChunkAndSubpage_forTheFirstBuffer() throws Exception {
        assertThat(keys("a = direct 500"))
                .containsExactly(
                        "why.rounded",
                        "why.arena",
                        "why.cache.miss",
                        "why.subpage.new",
                        "why.list.empty",
                        "why.chunk.new",
                        "why.subpage.zero");
    }

    @Test
    void decisions_tellTheHit_whereTheCacheHasARegion() throws Exception {
        assertThat(keys("a = direct 500", "release a", "b = direct 450"))
                .containsExactly("why.rounded", "why.arena", "why.cache.hit");
    }

    @Test
    void decisions_tellTheElement_whereASubpageIsThere() throws Exception {
        List<Decision> decisions = decisions("a = direct 500", "b = direct 500");

        assertThat(decisions).extracting(Decision::key).endsWith("why.subpage.head", "why.subpage.first");
        assertThat(decisions.getLast().place().element()).isEqualTo(1);
        assertThat(decisions.getLast().sentence(Messages.of(Language.EN))).isEqualTo("Its first free element is 1.");
    }

    @Test
    void decisions_tellTheRunAndTheMoveBetweenLists() throws Exception {
        assertThat(keys("a = direct 20 KiB", "b = direct 40 KiB"))
                .containsExactly(
                        "why.rounded",
                        "why.arena",
                        "why.cache.large",
                        "why.list.empty",
                        "why.list.found",
                        "why.run",
                        "why.moved");
    }

    @Test
    void decisions_tellThatThreadHasNoCache() throws Exception {
        assertThat(keys("allocator pooled cache-for-all=false", "thread P plain", "a = heap 16 on P"))
                .contains("why.cache.plain");
        assertThat(keys("allocator pooled small-cache=0 normal-cache=0", "a = heap 16"))
                .contains("why.cache.off");
    }

    @Test
    void decisions_tellHugeAndUnpooled() throws Exception {
        assertThat(keys("a = direct 65537")).containsExactly("why.huge");
        assertThat(keys("allocator unpooled", "a = direct 65537")).containsExactly("why.unpooled");
    }

    @Test
    void decisions_tellWhereAReleasedPlaceWent() throws Exception {
        assertThat(keys("a = direct 500", "release a")).containsExactly("why.release.cached");
        assertThat(keys("a = direct 40KiB", "b = heap 1", "release a")).containsExactly("why.release.destroyed");
        assertThat(keys("a = direct 500", "retain a", "release a")).containsExactly("why.release.held");
    }

    @Test
    void decisions_tellTheMagazines() throws Exception {
        assertThat(keys("allocator adaptive", "a = direct 500"))
                .containsExactly("why.adaptive.class", "why.adaptive.own", "why.adaptive.new", "why.adaptive.segment");
        assertThat(keys("allocator adaptive", "a = direct 500", "b = direct 500"))
                .contains("why.adaptive.current");
        assertThat(keys("allocator adaptive", "a = direct 100KiB")).contains("why.adaptive.large");
        assertThat(keys("allocator adaptive", "a = direct 2MiB")).containsExactly("why.adaptive.one");
    }

    @Test
    void decisions_sayThatTheyCannotBeKnown_whereSeveralBuffersCame() throws Exception {
        assertThat(keys("fill 500 3")).containsExactly("why.unknown.several");
    }

    @Test
    void decisions_areNone_whereNoBufferCameOrWent() throws Exception {
        assertThat(keys("a = direct 1", "gc")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"teaching", "pooled small-cache=0 normal-cache=0", "pooled max-order=7 direct-arenas=2"})
    void rules_leadWhereEveryBufferReallyLies(String allocator) throws Exception {
        try (PoolRig rig = new PoolRig()) {
            List<Frame> frames = rig.play(
                    "allocator " + allocator,
                    "workload http threads=2 operations=1 seed=5",
                    "wait",
                    "step 400",
                    "workload fragmentation operations=1",
                    "wait",
                    "step 300");
            for (int i = 1; i < frames.size(); i++) {
                List<Decision> decisions =
                        WhyHere.of(frames.get(i - 1).pools(), frames.get(i).pools());
                if (frames.get(i).command() != null && frames.get(i).command().contains(" = buffer ")) {
                    assertThat(decisions)
                            .as(frames.get(i).command())
                            .isNotEmpty()
                            .noneMatch(decision -> decision.evidence() == Decision.Evidence.UNKNOWN);
                }
            }
        }
    }

    private static List<String> keys(String... script) throws Exception {
        return decisions(script).stream().map(Decision::key).toList();
    }

    private static List<Decision> decisions(String... script) throws Exception {
        try (PoolRig rig = new PoolRig()) {
            List<Frame> frames = new ArrayList<>(rig.play(script));
            PoolScene before = frames.size() == 1
                    ? PoolScene.EMPTY
                    : frames.get(frames.size() - 2).pools();
            return WhyHere.of(before, frames.getLast().pools());
        }
    }
}
