package io.bufferscope.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.theme.Theme;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.scene.image.Image;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ViewPartsTest {

    @TempDir
    Path folder;

    @BeforeAll
    static void start() {
        Toolkit.headless();
    }

    @Test
    void lexer_covers_each_line_without_gaps() {
        String source =
                "/* a\n b */ int x = 0x1F; // end\nString s = \"\"\"\n  \"quoted\" if\n  \"\"\";\nchar c = '\\'';";
        List<List<JavaLexer.Span>> lines = lines(source);
        List<String> texts = source.lines().toList();
        assertThat(lines).hasSameSizeAs(texts);
        for (int i = 0; i < texts.size(); i++) {
            assertThat(lines.get(i).getLast().to()).isEqualTo(texts.get(i).length());
        }
        assertThat(lines.get(0).getFirst().kind()).isEqualTo(Styles.CODE_COMMENT);
        assertThat(lines.get(1).getFirst().kind()).isEqualTo(Styles.CODE_COMMENT);
        assertThat(lines.get(3).getFirst().kind()).isEqualTo(Styles.CODE_STRING);
    }

    @Test
    void lexer_survives_unfinished_source() {
        for (String source : List.of("\"", "'", "/*", "\"\"\"", "@", "\"\\")) {
            assertThat(lines(source)).isNotEmpty();
        }
    }

    @Test
    void lines_are_read_anew_where_a_change_reaches() {
        List<String> source = new ArrayList<>(List.of("int a;", "int b;", "*/ int c;", "\"a\\\"\"\"\" if"));
        JavaLines lines = new JavaLines();
        assertThat(lines.spans(1, source::get).getFirst().kind()).isEqualTo(Styles.CODE_KEYWORD);
        source.set(0, "int a; /*");
        lines.replace(0, 1, 1);
        assertThat(lines.spans(1, source::get).getFirst().kind()).isEqualTo(Styles.CODE_COMMENT);
        assertThat(lines.spans(2, source::get).getLast().to()).isEqualTo(9);
        source.addFirst("x");
        lines.replace(0, 1, 2);
        assertThat(lines.spans(2, source::get).getFirst().kind()).isEqualTo(Styles.CODE_COMMENT);
        assertThat(lines.spans(3, source::get).getFirst().to()).isEqualTo(2);
        source.subList(0, 2).clear();
        lines.replace(0, 3, 1);
        assertThat(lines.spans(0, source::get).getFirst().kind()).isEqualTo(Styles.CODE_KEYWORD);
    }

    private static List<List<JavaLexer.Span>> lines(String source) {
        List<String> texts = source.lines().toList();
        JavaLines lines = new JavaLines();
        return IntStream.range(0, texts.size())
                .mapToObj(index -> lines.spans(index, texts::get))
                .toList();
    }

    @Test
    void hit_finds_the_topmost_tip_and_its_tape() {
        Shape below = new Shape.Rect("tape:3/zone", Style.READABLE, 0, 0, 100, 20, 0, "");
        Shape cell = new Shape.Rect("tape:3/cell:1", Style.CELL, 10, 0, 10, 20, 0, "byte 1");
        Picture picture =
                new Picture(100, 20, List.of(new Shape.Group("tape:3", Style.PLAIN, "", List.of(below, cell))));
        assertThat(Hit.at(picture, 12, 5)).isEqualTo(new Hit("tape:3/cell:1", "byte 1"));
        assertThat(Hit.at(picture, 50, 5)).isEqualTo(new Hit("tape:3/zone", ""));
        assertThat(Hit.at(picture, 50, 50)).isNull();
        assertThat(TapePlace.of("tape:3/cell:1/byte")).isEqualTo(new TapePlace(TapePlace.Kind.CELL, 3, 1));
        assertThat(TapePlace.of("tape:3/fold:-8")).isEqualTo(new TapePlace(TapePlace.Kind.FOLD, 3, -8));
        assertThat(TapePlace.of("tape:3/title")).isEqualTo(new TapePlace(TapePlace.Kind.OTHER, 3, -1));
        assertThat(TapePlace.of("remark")).isNull();
    }

    @Test
    void png_has_the_scaled_size_and_the_colours_of_the_theme() throws Exception {
        Shape shape = new Shape.Rect("tape:1/zone", Style.READABLE, 10, 10, 30, 20, 0, "");
        Picture picture = new Picture(50, 2100, List.of(shape));
        Path file = folder.resolve("step.png");
        PngWriter.write(picture, Theme.LIGHT, 2, file);
        Image image = new Image(file.toUri().toString());
        assertThat(image.getWidth()).isEqualTo(100);
        assertThat(image.getHeight()).isEqualTo(4200);
        assertThat(image.getPixelReader().getColor(50, 40))
                .isNotEqualTo(image.getPixelReader().getColor(5, 5));
        try (var left = Files.list(folder)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void path_data_of_every_command_is_accepted() {
        FxThread.call(() -> {
            var pen = new javafx.scene.canvas.Canvas(10, 10).getGraphicsContext2D();
            PathData.trace(pen, "M0 0L1,1C1 2 3 4 5 6Z", 1, 1);
            return pen;
        });
    }

    @Test
    void zoom_of_ticks_keeps_rare_kinds_visible() {
        Ticks ticks = new Ticks();
        ticks.grow(new io.bufferscope.app.SampleTrace());
        assertThat(ticks.size()).isEqualTo(19);
        assertThat(ticks.columns(2)[1] & Ticks.THREW).isNotZero();
        assertThat(ticks.firstWith(Ticks.PRINTED, 1)).isEqualTo(16);
    }
}
