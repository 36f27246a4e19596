package io.bufferscope.picture.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.PictureText;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.TextMetrics;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Bars as text against files in `src/test/resources/golden/bench`, and where they lie.
///
/// `-Dgolden.accept=true` takes the new texts over.
class BarChartTest {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden", "bench");

    private static final Bar HEAP =
            new Bar("heap", "byteBuf HEAP", 40, 35, 45, List.of(38.0, 40.0, 42.0), "40.0 ± 5.0 ns/op", "");
    private static final Bar DIRECT = new Bar(
            "direct",
            "byteBuf DIRECT",
            80,
            -20,
            400,
            List.of(60.0, 80.0, 100.0),
            "80 ± 210 ns/op",
            "cannot be told apart");
    private static final Bar UNKNOWN =
            new Bar("once", "single", Double.NaN, Double.NaN, Double.NaN, List.of(), "? ± ? ns/op", "");

    private static final List<Bar.Group> GROUPS =
            List.of(new Bar.Group("Average time", "ns/op, less is better", List.of(HEAP, DIRECT, UNKNOWN)));

    @ParameterizedTest
    @ValueSource(ints = {900, 320})
    void picture_readsAsKept(int width) throws Exception {
        String text = PictureText.of(BarChart.picture(GROUPS, width, "direct"));
        Path file = FOLDER.resolve("bars-" + width + ".txt");
        if (Boolean.getBoolean("golden.accept")) {
            Files.createDirectories(FOLDER);
            Files.writeString(file, text);
        }
        assertThat(text).isEqualTo(Files.readString(file));
    }

    @Test
    void bars_areAsLongAsTheirScores_fromZero() {
        Picture picture = BarChart.picture(GROUPS, 900, "");

        assertThat(bar(picture, "direct").width())
                .isCloseTo(2 * bar(picture, "heap").width(), offset(1e-6));
        assertThat(bar(picture, "once").width()).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {900, 320})
    void words_stayInsideThePicture(int width) {
        Picture picture = BarChart.picture(GROUPS, width, "");

        assertThat(texts(picture).filter(text -> left(text) < 0 || left(text) + wide(text) > width))
                .isEmpty();
    }

    @Test
    void axis_hasRoundTicks() {
        assertThat(Axis.to(80).ticks()).containsExactly(0.0, 20.0, 40.0, 60.0, 80.0);
        assertThat(Axis.to(0.004).words(0.002)).isEqualTo("0.002");
        assertThat(Axis.to(0).ticks()).hasSizeBetween(2, 11);
    }

    private static Shape.Rect bar(Picture picture, String id) {
        return all(picture.shapes())
                .filter(shape -> shape.id().equals("bar:" + id + "/bar"))
                .map(Shape.Rect.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Shape.Text> texts(Picture picture) {
        return all(picture.shapes()).filter(Shape.Text.class::isInstance).map(Shape.Text.class::cast);
    }

    private static Stream<Shape> all(List<Shape> shapes) {
        return shapes.stream()
                .flatMap(shape -> shape instanceof Shape.Group group ? all(group.shapes()) : Stream.of(shape));
    }

    private static double left(Shape.Text text) {
        return switch (text.anchor()) {
            case START -> text.x();
            case MIDDLE -> text.x() - wide(text) / 2;
            case END -> text.x() - wide(text);
        };
    }

    private static double wide(Shape.Text text) {
        return text.mono() ? TextMetrics.mono(text.text(), text.size()) : TextMetrics.sans(text.text(), text.size());
    }
}
