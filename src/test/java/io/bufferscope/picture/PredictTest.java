package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.allocator.PoolLayout;
import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.picture.predict.Guess;
import io.bufferscope.picture.predict.GuessIds;
import io.bufferscope.picture.predict.GuessPlaces;
import io.bufferscope.picture.predict.GuessWords;
import io.bufferscope.picture.predict.Landing;
import io.bufferscope.picture.predict.Marked;
import io.bufferscope.probe.pool.PoolRig;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.Pool;
import io.bufferscope.trace.pool.PoolBuffer;
import io.bufferscope.trace.pool.PoolScene;
import java.util.List;
import org.junit.jupiter.api.Test;

class PredictTest {

    private static List<Frame> play(String... script) throws Exception {
        try (PoolRig rig = new PoolRig()) {
            return rig.play(script);
        }
    }

    private static Landing landing(List<Frame> frames, int index, String name) {
        PoolScene before = index == 0 ? PoolScene.EMPTY : frames.get(index - 1).pools();
        return Landing.of(before, frames.get(index).pools(), name);
    }

    @Test
    void landing_isReadOffTheStates_forEveryKindOfPlace() throws Exception {
        List<Frame> frames = play(
                "a = direct 500",
                "b = direct 450",
                "c = direct 40KiB",
                "release a",
                "d = direct 512",
                "huge = direct 1MiB",
                "n = direct 40KiB");
        int chunk = frames.getFirst().pools().buffer("a").chunk();

        assertThat(landing(frames, 0, "a").answers(new Guess.NewChunk())).isTrue();
        assertThat(landing(frames, 1, "b").answers(new Guess.Element(chunk, 0, 1)))
                .isTrue();
        assertThat(landing(frames, 1, "b").answers(new Guess.Pages(chunk, 0))).isTrue();
        assertThat(landing(frames, 1, "b").answers(new Guess.Element(chunk, 0, 2)))
                .isFalse();
        assertThat(landing(frames, 1, "b").answers(new Guess.Cache())).isFalse();
        assertThat(landing(frames, 2, "c").answers(new Guess.Pages(chunk, 1))).isTrue();
        assertThat(landing(frames, 4, "d").answers(new Guess.Cache())).isTrue();
        assertThat(landing(frames, 4, "d").answers(new Guess.Element(chunk, 0, 0)))
                .isTrue();
        assertThat(landing(frames, 5, "huge").answers(new Guess.Outside())).isTrue();
        assertThat(landing(frames, 6, "n").answers(new Guess.NewChunk())).isTrue();
        assertThat(landing(frames, 6, "n").answers(new Guess.Pages(chunk, 1))).isFalse();
        assertThat(landing(frames, 6, "missing").answers(new Guess.Refused())).isTrue();
    }

    @Test
    void places_holdTheRealOne_wheneverItWasThereBefore() throws Exception {
        List<Frame> frames = play("workload http seed=5 held=true memory=direct", "step 400");
        int found = 0;
        for (int i = 1; i < frames.size(); i++) {
            String command = String.valueOf(frames.get(i).command());
            PoolScene before = frames.get(i - 1).pools();
            if (command.contains(" = direct ") && !before.isEmpty()) {
                Landing landing = landing(frames, i, command.substring(0, command.indexOf(' ')));
                List<Guess> places = GuessPlaces.of(before, before.pools().getLast());
                assertThat(places).as(command).anyMatch(landing::answers);
                found++;
            }
        }
        assertThat(found).isGreaterThan(100);
    }

    @Test
    void adaptive_landsInAStretch_andItsShapeCanBeFound() throws Exception {
        List<Frame> frames = play("allocator adaptive", "a = direct 500", "b = direct 500", "x = direct 20MiB");
        PoolBuffer placed = frames.get(2).pools().buffer("b");
        Pool before = frames.get(1).pools().pools().getLast();
        Landing landing = landing(frames, 2, "b");

        assertThat(landing(frames, 1, "a").answers(new Guess.NewChunk())).isTrue();
        assertThat(GuessPlaces.of(frames.get(1).pools(), before)).anyMatch(landing::answers);
        assertThat(landing.answers(GuessIds.guess(before, "chunk:" + placed.chunk())))
                .isTrue();
        assertThat(landing(frames, 3, "x").answers(new Guess.Outside())).isTrue();
    }

    @Test
    void clicks_andPlaces_nameTheSameShapes() throws Exception {
        List<Frame> frames = play("a = direct 500", "b = direct 40KiB", "release b");
        PoolScene scene = frames.getLast().pools();
        Pool pool = scene.pools().getLast();
        Picture picture = new PoolLayout(Messages.of(Language.EN))
                .picture(scene, null, PoolView.of(900).withPage(1, 0));

        for (Guess place : GuessPlaces.of(scene, pool)) {
            String id = GuessIds.id(pool, place);
            if (!id.isEmpty()) {
                assertThat(GuessIds.guess(pool, id)).isEqualTo(place);
                assertThat(PictureText.of(Marked.of(picture, id))).contains("guess:" + id + " POOL_GUESS");
            }
        }
        assertThat(GuessIds.guess(pool, "list:q050")).isNull();
        assertThat(GuessIds.guess(pool, "cache:1/size:512")).isEqualTo(new Guess.Cache());
    }

    @Test
    void words_nameThePlace_inBothLanguages() throws Exception {
        List<Frame> frames = play("a = direct 500", "release a", "b = direct 500");
        for (Language language : Language.values()) {
            GuessWords words = new GuessWords(Messages.of(language));
            assertThat(words.landing(landing(frames, 2, "b")))
                    .contains("#1", "0")
                    .doesNotContain("{");
            assertThat(words.guess(new Guess.Element(1, 2, 3))).contains("#1", "2", "3");
        }
    }
}
