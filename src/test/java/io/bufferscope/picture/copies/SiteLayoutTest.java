package io.bufferscope.picture.copies;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SiteLayoutTest {

    private static final Site.Row SENDS =
            new Site.Row("send", List.of(new Site.Cell("#1", Site.Use.FULL), new Site.Cell("", Site.Use.TAKEN)));

    private static Site.Box pair(String id, String peer, boolean broken) {
        return new Site.Box(
                id, id, "", broken, List.of("RESET", "RTS", "ERR"), 1, List.of(SENDS), peer, "tip of " + id);
    }

    private static List<Shape> flat(List<Shape> shapes) {
        List<Shape> all = new ArrayList<>();
        for (Shape shape : shapes) {
            all.add(shape);
            if (shape instanceof Shape.Group group) {
                all.addAll(flat(group.shapes()));
            }
        }
        return all;
    }

    @Test
    void picture_putsEndsBelowEachOther_whereThereIsNoRoomBeside() {
        Site site = new Site("near", "8 KiB", 0.5, List.of(pair("qp:5", "qp:6", false)));
        Site far = new Site("far", "8 KiB", 0.5, List.of(pair("qp:6", "qp:5", false)));

        assertThat(SiteLayout.picture(site, far, 360).width()).isLessThanOrEqualTo(360);
    }

    private static List<Shape> draw(Site.Box near, Site.Box far) {
        Picture picture = SiteLayout.picture(
                new Site("near", "8 KiB", 0.5, List.of(near)), new Site("far", "0 B", 0, List.of(far)), 700);
        return flat(picture.shapes());
    }

    @Test
    void picture_tiesPeers_andNobodyElse() {
        assertThat(draw(pair("qp:5", "qp:6", false), pair("qp:6", "qp:5", false)))
                .extracting(Shape::id)
                .contains("tie:qp:5");
        assertThat(draw(pair("qp:5", "", false), pair("qp:6", "", false)))
                .extracting(Shape::id)
                .noneMatch(id -> id.startsWith("tie:"));
    }

    @Test
    void picture_marksTheStateOfNow_andEveryPlaceByItsUse() {
        List<Shape> shapes = draw(pair("qp:5", "", false), pair("qp:6", "", true));

        assertThat(style(shapes, "qp:5/state:RTS")).isEqualTo(Style.COPY_USER);
        assertThat(style(shapes, "qp:5/state:ERR")).isEqualTo(Style.CELL);
        assertThat(style(shapes, "qp:5/row:send/cell:0")).isEqualTo(Style.POOL_LIVE);
        assertThat(style(shapes, "qp:5/row:send/cell:1")).isEqualTo(Style.POOL_CACHED);
        assertThat(style(shapes, "qp:6")).isEqualTo(Style.BADGE);
    }

    @Test
    void picture_hasNoIdTwice() {
        assertThat(draw(pair("qp:5", "qp:6", false), pair("qp:6", "qp:5", false)))
                .extracting(Shape::id)
                .doesNotHaveDuplicates();
    }

    private static Style style(List<Shape> shapes, String id) {
        return shapes.stream()
                .filter(shape -> shape.id().equals(id))
                .findFirst()
                .orElseThrow()
                .style();
    }
}
