package io.bufferscope.copies.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CostModelTest {

    private static final int[] SIZES = {64, 1 << 10, 4 << 10, 16 << 10, 64 << 10, 256 << 10, 1 << 20};
    private static final int ROUNDS = 15;

    @Test
    void fit_findsALineThatIsOne() {
        CostModel model = synthetic(5_000, 0.25, 0, 1);

        assertThat(model.line().fixed()).isCloseTo(5_000, within(1e-3));
        assertThat(model.line().perByte()).isCloseTo(0.25, within(1e-8));
        assertThat(model.worstError()).isCloseTo(0, within(1e-6));
    }

    @ParameterizedTest
    @CsvSource({"5000, 0.25, 1", "20, 0.03, 2", "100, 3, 3", "100000, 0.5, 4"})
    void band_holdsTheTrueNumbers_whenTimesScatter(double fixed, double perByte, long seed) {
        CostModel model = synthetic(fixed, perByte, 0.1, seed);

        assertThat(fixed).isBetween(model.fixed().low(), model.fixed().high());
        assertThat(perByte).isBetween(model.perByte().low(), model.perByte().high());
        assertThat(model.at(4096).low()).isLessThan(fixed + perByte * 4096);
        assertThat(model.at(4096).high()).isGreaterThan(fixed + perByte * 4096);
        assertThat(model.fixed().narrow()).isTrue();
    }

    @Test
    void fit_isNotMoved_byOneSizeThatIsFarOff() {
        List<Point> points = new ArrayList<>(synthetic(5_000, 0.25, 0.02, 1).points());
        points.set(3, new Point(SIZES[3], List.of(90_000.0)));
        Line line = CostModel.fit("x", points).line();

        assertThat(line.fixed()).isCloseTo(5_000, within(800.0));
        assertThat(line.perByte()).isCloseTo(0.25, within(0.03));
    }

    @Test
    void fit_ofConstantTimes_hasNoSlope() {
        CostModel model = synthetic(60, 0, 0.05, 9);

        assertThat(model.line().fixed()).isCloseTo(60, within(5.0));
        assertThat(model.line().perByte() * 1024).isLessThan(0.1);
    }

    @Test
    void crossing_ofKnownLines_liesInItsBand() {
        CostModel copy = synthetic(30, 0.2, 0.05, 5);
        CostModel share = synthetic(600, 0.05, 0.05, 6);
        Band crossing = copy.crossing(share);

        assertThat(3_800.0).isBetween(crossing.low(), crossing.high());
        assertThat(crossing.high()).isLessThan(2 * 3_800);
    }

    @Test
    void crossing_ofLinesThatNeverMeet_isNotKnown() {
        assertThat(synthetic(30, 0.1, 0.02, 5)
                        .crossing(synthetic(600, 0.4, 0.02, 6))
                        .known())
                .isFalse();
    }

    @Test
    void oneSize_isRefused() {
        assertThatThrownBy(() -> CostModel.fit("x", List.of(new Point(64, List.of(1.0)))))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void article_contradictsItself_between10And100KiB() {
        ArticleTable jni = ArticleTable.all().get(1);

        assertThat(jni.contradictions())
                .contains(new ArticleTable.Contradiction(0, 100 << 10), new ArticleTable.Contradiction(1, 100 << 10));
        assertThat(ArticleTable.all().getFirst().contradictions()).isEmpty();
        assertThat(ArticleTable.all().getLast().contradictions()).isEmpty();
    }

    @Test
    void article_outrunsItsWire() {
        ArticleTable rdma = ArticleTable.all().getLast();

        assertThat(rdma.fasterThanWire(1, 100)).containsExactly(256 << 10, 1 << 20);
        assertThat(rdma.fasterThanWire(2, 100)).containsExactly(256 << 10, 1 << 20);
        assertThat(rdma.fasterThanWire(0, 100)).isEmpty();
    }

    @Test
    void article_keepsItsFigures() {
        ArticleTable.Row row = ArticleTable.all().get(1).rows().get(3);

        assertThat(row.size()).isEqualTo(10_240);
        assertThat(row.nanos()).containsExactly(61_000.0, 248_000.0);
    }

    static CostModel synthetic(double fixed, double perByte, double scatter, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Point> points = new ArrayList<>();
        for (int size : SIZES) {
            List<Double> samples = new ArrayList<>();
            for (int i = 0; i < ROUNDS; i++) {
                samples.add((fixed + perByte * size) * (1 + scatter * random.nextDouble(-1, 1)));
            }
            points.add(new Point(size, samples));
        }
        return CostModel.fit("synthetic-" + seed, points);
    }
}
