package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.allocator.PoolLayout;
import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.probe.pool.PoolRig;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.PoolScene;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Pictures of real allocators: as text against files in `src/test/resources/golden/pool` (`-Dgolden.accept=true` takes
/// the new ones over), with texts apart at every width, and with every buffer where Netty says it is.
class PoolPictureTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "pool");
    private static final Messages ENGLISH = Messages.of(Language.EN);
    private static final List<Double> WIDTHS = List.of(340.0, 420.0, 690.0, 1200.0);

    private static final String[] POOLED = {
        "allocator teaching",
        "a = direct 500",
        "b = direct 40 KiB",
        "c = direct 450",
        "release a",
        "d = direct 8 KiB",
        "huge = direct 1MiB",
        "release b",
        "leak c"
    };
    private static final String[] DEFAULTS = {
        "allocator defaults", "fill 3000 40 direct", "fill 16 600 direct", "fill 40KiB 30 direct", "drain 20"
    };
    private static final String[] ADAPTIVE = {
        "allocator adaptive", "a = direct 500", "fill 100 60 direct", "x = direct 200000", "y = heap 3MiB", "release x"
    };
    private static final String[] UNPOOLED = {"allocator unpooled", "a = direct 4KiB", "b = heap 100", "release b"};

    private static List<Frame> play(String... script) throws Exception {
        try (PoolRig rig = new PoolRig()) {
            return rig.play(script);
        }
    }

    private static Picture picture(List<Frame> frames, int index, PoolView view, Messages messages) {
        PoolScene before = index == 0 ? null : frames.get(index - 1).pools();
        return new PoolLayout(messages).picture(frames.get(index).pools(), before, view);
    }

    private static void check(String name, List<Frame> frames) throws Exception {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < frames.size(); i++) {
            all.append("# ").append(frames.get(i).command()).append('\n');
            all.append(PictureText.of(picture(frames, i, PoolView.of(900), ENGLISH)));
        }
        String text = all.toString().replaceAll("base 0x[0-9a-f]+", "base 0x0");
        Path file = FOLDER.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.accept")) {
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }

    @Test
    void pooled_isDrawnFromArenaToElement() throws Exception {
        check("pooled", play(POOLED));
    }

    @Test
    void unpooled_drawsEveryBufferByItself() throws Exception {
        check("unpooled", play(UNPOOLED));
    }

    @ParameterizedTest
    @EnumSource
    void texts_areApartAndInside_atEveryWidth(Language language) throws Exception {
        for (String[] script : List.of(POOLED, DEFAULTS, ADAPTIVE, UNPOOLED)) {
            List<Frame> frames = play(script);
            for (int i = 0; i < frames.size(); i++) {
                for (double width : WIDTHS) {
                    Picture picture = picture(frames, i, PoolView.of(width), Messages.of(language));
                    String where = script[0] + " step " + i + " at " + width;
                    assertThat(Shapes.overlappingTexts(picture)).as(where).isEmpty();
                    assertThat(Shapes.textsOutside(picture)).as(where).isEmpty();
                    assertThat(Shapes.flat(picture).stream().map(Shape::id))
                            .as(where)
                            .doesNotHaveDuplicates();
                }
            }
        }
    }

    @Test
    void place_isDrawnWhereTheBufferIs() throws Exception {
        List<Frame> frames = play(POOLED);
        Picture picture = picture(frames, 3, PoolView.of(900), ENGLISH);
        assertThat(Shapes.flat(picture).stream().map(Shape::id))
                .contains("chunk:1/sub:0/el:1/outline", "chunk:1/run:1", "list:q050", "landed");
    }

    @Test
    void move_isSaidInWords_withTheThreshold() throws Exception {
        List<Frame> frames = play("a = direct 16KiB", "b = direct 32KiB");
        List<String> texts = Shapes.texts(picture(frames, 1, PoolView.of(900), ENGLISH)).stream()
                .map(Shape.Text::text)
                .toList();
        assertThat(texts).anyMatch(text -> text.contains("chunk #1 moved") && text.contains("→"));
    }

    @Test
    void chosenPlaces_areLookedAt_insteadOfTheNewest() throws Exception {
        List<Frame> frames = play(POOLED);
        Picture heap = picture(frames, 5, PoolView.of(900).withArena("heap:0"), ENGLISH);
        assertThat(Shapes.flat(heap).stream().map(Shape::id)).contains("arena:heap:0/chosen");
        Picture page = picture(frames, 5, PoolView.of(900).withPage(1, 0), ENGLISH);
        assertThat(Shapes.flat(page).stream().map(Shape::id)).contains("chunk:1/sub:0/el:7");
    }

    @Test
    void largePool_hasShapesPerRun_notPerPage() throws Exception {
        List<Frame> frames = play("allocator defaults", "a = direct 2MiB");
        Picture picture = picture(frames, 1, PoolView.of(900), ENGLISH);
        assertThat(Shapes.flat(picture)).hasSizeLessThan(120);
    }
}
