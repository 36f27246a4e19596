package io.bufferscope.view;

import static org.assertj.core.api.Assertions.assertThat;

import jfx.incubator.scene.control.richtext.TextPos;
import jfx.incubator.scene.control.richtext.model.RichParagraph;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Which lines are coloured while somebody types.
class JavaDecoratorTest {

    @BeforeAll
    static void startToolkit() {
        Toolkit.headless();
    }

    private final CodeText text = new CodeText("int n = 1; // one\n".repeat(100));

    @Test
    void createRichParagraph_coloursTheLinesNearTheEdit_whileInHaste() {
        edit(50);
        text.decorator().hasten(10);

        assertThat(segments(40)).isGreaterThan(1);
        assertThat(segments(60)).isGreaterThan(1);
        assertThat(segments(39)).isEqualTo(1);
        assertThat(segments(61)).isEqualTo(1);
        assertThat(line(61).getPlainText()).isEqualTo("int n = 1; // one");
    }

    @Test
    void createRichParagraph_coloursAllLines_onceCalm() {
        edit(50);
        text.decorator().hasten(10);

        assertThat(text.decorator().calm()).isTrue();
        assertThat(text.decorator().calm()).isFalse();
        assertThat(segments(1)).isGreaterThan(1);
    }

    @Test
    void colours_tellsWhetherAllAroundALineIsColoured_inHasteAndCalm() {
        edit(50);
        text.decorator().hasten(12);

        assertThat(text.decorator().colours(52, 10)).isTrue();
        assertThat(text.decorator().colours(53, 10)).isFalse();
        text.decorator().calm();
        assertThat(text.decorator().colours(99, 10)).isTrue();
    }

    private void edit(int line) {
        TextPos place = TextPos.ofLeading(line, 0);
        text.model().replace(null, place, place, "/**/");
    }

    private int segments(int line) {
        return line(line).getSegmentCount();
    }

    private RichParagraph line(int line) {
        return text.decorator().createRichParagraph(text.model(), line);
    }
}
