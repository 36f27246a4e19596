package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import io.bufferscope.picture.chart.Chart;
import io.bufferscope.picture.chart.ChartLayout;
import io.bufferscope.picture.curve.Agreement;
import io.bufferscope.picture.curve.PoolCurves;
import io.bufferscope.picture.curve.PoolPoint;
import io.bufferscope.probe.pool.PoolRig;
import io.bufferscope.theme.Palette;
import io.bufferscope.theme.Theme;
import io.bufferscope.trace.Frame;
import io.bufferscope.trace.pool.PoolFigures;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Charts as text against files in `src/test/resources/golden/chart` (`-Dgolden.accept=true` takes new ones over), and
/// figures against what Netty says.
class ChartPictureTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "chart");

    private static PoolPoint point(long step, long operations, long used, long reserved, long pinned) {
        return new PoolPoint(step, operations, 1, used, false, new PoolFigures(used, reserved, pinned));
    }

    private static final List<PoolPoint> POINTS = List.of(
            point(3, 0, 0, 0, 0),
            point(4, 10, 500, 65536, 512),
            point(5, 20, 41460, 65536, 41472),
            point(6, 30, 500, 65536, 512),
            point(7, 40, 98304, 131072, 99000));

    private static Picture picture(
            Language language, List<PoolPoint> points, double width, boolean beside, long cursor) {
        Messages messages = Messages.of(language);
        Chart chart = new PoolCurves(messages).chart("curves", PoolCurves.Along.OPERATIONS, points, 0);
        List<Shape> shapes = new ArrayList<>();
        double bottom = new ChartLayout(messages).draw(shapes, chart, 10, 4, width - 20, 90, beside, cursor);
        return new Picture(width, bottom, List.copyOf(shapes));
    }

    private static void check(String name, Picture picture) throws Exception {
        Path file = FOLDER.resolve(name + ".txt");
        if (Boolean.getBoolean("golden.accept")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, PictureText.of(picture));
        }
        assertThat(PictureText.of(picture)).isEqualTo(Files.readString(file));
    }

    @Test
    void chart_hasScalesMarksAndSentences_withThePanelsBesideEachOther() throws Exception {
        check("beside", picture(Language.EN, POINTS, 900, true, 20));
    }

    @Test
    void chart_standsInAColumn_whereThereIsLittleRoom() throws Exception {
        check("column", picture(Language.ZH, POINTS, 340, true, 40));
    }

    @Test
    void figuresThatNobodyTells_haveNoLine_butASentence() {
        List<PoolPoint> points = List.of(point(1, 0, 10, 100, -1), point(2, 5, 20, 100, -1));
        String text = PictureText.of(picture(Language.EN, points, 900, false, 5));

        assertThat(text)
                .contains("group curves/line:pinned PLAIN pinned: not observable.")
                .contains("pinned — [not observable]")
                .doesNotContain("curves/line:pinned/course");
    }

    @Test
    void manyPoints_keepTheirPeaks_andStayFew() {
        List<PoolPoint> points = IntStream.range(0, 50_000)
                .mapToObj(i -> point(i + 1, i, i == 31_234 ? 9_000_000 : i % 100, 10_000_000, -1))
                .toList();
        Chart chart = new PoolCurves(Messages.of(Language.EN)).chart("c", PoolCurves.Along.STEPS, points, 0);
        Chart.Line used = chart.panels().getFirst().lines().getLast();

        assertThat(used.spots()).hasSizeLessThan(2000).contains(new Chart.Spot(31_235, 9_000_000));
        assertThat(chart.stops()).hasSizeLessThanOrEqualTo(300);
    }

    @ParameterizedTest
    @EnumSource(Theme.class)
    void lines_differWithoutTheirColours(Theme theme) {
        Palette palette = Palette.of(theme);
        assertThat(IntStream.rangeClosed(1, 4)
                        .mapToObj(i -> palette.paint("CHART_" + i).dash()))
                .doesNotHaveDuplicates();
    }

    @Test
    void figures_areWhatNettySays_andWhatWasAskedFor() throws Exception {
        try (PoolRig rig = new PoolRig()) {
            List<Frame> frames = rig.play("a = direct 500", "b = direct 1000", "s = heap 3", "release b", "leak a");
            List<PoolFigures> figures =
                    frames.stream().map(PoolPoint::of).map(PoolPoint::figures).toList();

            assertThat(figures.get(1)).isEqualTo(new PoolFigures(1500, 65536, 512 + 1024));
            assertThat(figures.get(1).fragmentation()).isEqualTo(1 - 1500 / 65536.0);
            assertThat(figures.get(2).reserved()).isEqualTo(131072);
            assertThat(figures.get(3).used()).isEqualTo(503);
            assertThat(figures.get(4).used()).isEqualTo(3);
        }
    }

    @Test
    void agreement_endsAtTheFirstLookThatDiffers() {
        List<PoolPoint> other = new ArrayList<>(POINTS);
        other.set(3, point(6, 30, 501, 65536, 512));

        assertThat(Agreement.of(POINTS, POINTS)).isEqualTo(new Agreement(5, 5, 40));
        assertThat(Agreement.of(POINTS, other)).isEqualTo(new Agreement(5, 3, 20));
        assertThat(Agreement.of(POINTS, other).whole()).isFalse();
    }
}
