package io.bufferscope.picture.copies;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class HoldLayoutTest {

    private static List<Shape> draw(Hold.State state, Hold.Tie tie) {
        Hold.Owner owner = new Hold.Owner("callee", tie, "has");
        Hold hold = new Hold(List.of(owner), "ByteBuf", state, "life", "refCnt 0", "seen", "sentence");
        return ((Shape.Group) HoldLayout.picture(hold, 600).shapes().getFirst()).shapes();
    }

    private static Style style(List<Shape> shapes, String id) {
        return shapes.stream()
                .filter(shape -> shape.id().equals(id))
                .findFirst()
                .orElseThrow()
                .style();
    }

    @Test
    void picture_tellsFreedFromAlive_byPatternAndWord() {
        assertThat(style(draw(Hold.State.ALIVE, Hold.Tie.RIGHT), "hold/memory")).isEqualTo(Style.POOL_LIVE);
        List<Shape> freed = draw(Hold.State.FREED, Hold.Tie.STALE);
        assertThat(style(freed, "hold/memory")).isEqualTo(Style.FREED);
        assertThat(style(freed, "hold/memory/life")).isEqualTo(Style.WARNING);
    }

    @Test
    void picture_drawsArrowsOnly_whereSomebodyIsTiedToTheMemory() {
        assertThat(draw(Hold.State.ALIVE, Hold.Tie.NONE))
                .extracting(Shape::id)
                .doesNotContain("hold/owner:callee/line");
        assertThat(style(draw(Hold.State.FREED, Hold.Tie.STALE), "hold/owner:callee/line"))
                .isEqualTo(Style.CHART_2);
    }
}
