package io.bufferscope.picture.copies;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.picture.TextMetrics;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Where lanes and their tokens are drawn.
class LaneLayoutTest {

    @Test
    void picture_movesEachTokenToTheHop_andLeavesItAtTheEndOfAShorterLane() {
        List<Lane> lanes = List.of(lane("short", 2), lane("long", 4));

        Picture start = LaneLayout.picture(lanes, 1000, "short", 0);
        Picture third = LaneLayout.picture(lanes, 1000, "short", 3);

        assertThat(token(start, "short")).isEqualTo(middle(start, "short", 0));
        assertThat(token(third, "short")).isEqualTo(middle(third, "short", 1));
        assertThat(token(third, "long")).isEqualTo(middle(third, "long", 3));
    }

    @ParameterizedTest
    @ValueSource(doubles = {340, 600, 900, 1400})
    void picture_keepsNamesInTheirBoxes_andBoxesApart(double width) {
        Picture picture = LaneLayout.picture(List.of(lane("a", 7), lane("b", 3)), width, "", 1);

        double before = -1;
        for (Shape.Rect box : boxes(picture, "a")) {
            assertThat(box.x()).isGreaterThan(before);
            before = box.x() + box.width();
            for (Shape.Text name : names(picture, box.id())) {
                assertThat(TextMetrics.sans(name.text(), name.size())).isLessThanOrEqualTo(box.width());
                assertThat(name.y()).isBetween(box.y(), box.y() + box.height());
            }
        }
        assertThat(before).isLessThanOrEqualTo(picture.width());
    }

    @Test
    void picture_outlinesTheChosenLane_alone() {
        Picture picture = LaneLayout.picture(List.of(lane("a", 2), lane("b", 2)), 800, "b", 0);

        assertThat(find(picture, "lane:a/ground").style()).isEqualTo(Style.PLAIN);
        assertThat(find(picture, "lane:b/ground").style()).isEqualTo(Style.POOL_CHOSEN);
    }

    private static Lane lane(String id, int stops) {
        List<Lane.Stop> places = new ArrayList<>();
        List<Lane.Move> moves = new ArrayList<>();
        for (int i = 0; i < stops; i++) {
            places.add(new Lane.Stop("temporary direct buffer of the JDK", Lane.Zone.USER, "process"));
            if (i > 0) {
                moves.add(new Lane.Move(Lane.Mover.CPU, "copy " + i, "write", "documented", "why"));
            }
        }
        return new Lane(id, id, "", "copies", "time", places, moves, "sentence");
    }

    private static double token(Picture picture, String lane) {
        return ((Shape.Path) find(picture, "lane:" + lane + "/token")).x();
    }

    private static double middle(Picture picture, String lane, int stop) {
        Shape.Rect box = boxes(picture, lane).get(stop);
        return box.x() + box.width() / 2;
    }

    private static List<Shape.Rect> boxes(Picture picture, String lane) {
        return parts(picture, "lane:" + lane).stream()
                .filter(shape -> shape.id().matches("lane:" + lane + "/stop:\\d+"))
                .map(Shape.Rect.class::cast)
                .toList();
    }

    private static List<Shape.Text> names(Picture picture, String box) {
        return parts(picture, box.substring(0, box.indexOf('/'))).stream()
                .filter(shape -> shape.id().startsWith(box + "/name:"))
                .map(Shape.Text.class::cast)
                .toList();
    }

    private static Shape find(Picture picture, String id) {
        return parts(picture, id.substring(0, id.indexOf('/'))).stream()
                .filter(shape -> shape.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static List<Shape> parts(Picture picture, String lane) {
        return picture.shapes().stream()
                .filter(shape -> shape.id().equals(lane))
                .map(shape -> ((Shape.Group) shape).shapes())
                .findFirst()
                .orElseThrow();
    }
}
