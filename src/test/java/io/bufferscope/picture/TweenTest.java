package io.bufferscope.picture;

import static org.assertj.core.api.Assertions.assertThat;

import io.bufferscope.l10n.Language;
import io.bufferscope.l10n.Messages;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.assertj.core.util.DoubleComparator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class TweenTest {

    private final TapeLayout layout = new TapeLayout(Messages.of(Language.EN));

    private Picture before(Scene scene) {
        return layout.picture(scene.before(), null, TapeOptions.of(690));
    }

    private Picture after(Scene scene) {
        return layout.picture(scene.after(), scene.before(), TapeOptions.of(690));
    }

    @ParameterizedTest
    @EnumSource
    void equalsEnds_atZeroAndOne(Scene scene) {
        Tween tween = new Tween(before(scene), after(scene));
        assertThat(tween.at(0)).isEqualTo(before(scene));
        assertThat(tween.at(1)).isEqualTo(after(scene));
    }

    @ParameterizedTest
    @EnumSource
    void comesNearBothEnds_nearZeroAndOne(Scene scene) {
        Tween tween = new Tween(before(scene), after(scene));
        assertSame(tween.at(1e-9), before(scene));
        assertSame(tween.at(1 - 1e-9), after(scene));
    }

    private static void assertSame(Picture moment, Picture end) {
        List<Shape> visible = Shapes.flat(moment).stream()
                .filter(shape -> !(shape instanceof Shape.Faded faded) || faded.opacity() > 0.5)
                .flatMap(shape -> shape instanceof Shape.Faded faded
                        ? Shapes.flat(new Picture(0, 0, List.of(faded.shape()))).stream()
                        : Stream.of(shape))
                .toList();
        assertThat(sorted(visible))
                .usingRecursiveComparison()
                .withComparatorForType(new DoubleComparator(1e-4), Double.class)
                .isEqualTo(sorted(Shapes.flat(end)));
    }

    private static List<Shape> sorted(List<Shape> shapes) {
        return shapes.stream()
                .filter(shape -> !(shape instanceof Shape.Group))
                .sorted(Comparator.comparing(Shape::id))
                .toList();
    }

    @Test
    void movesPointer_halfWay() {
        Picture half = new Tween(before(Scene.FLIP), after(Scene.FLIP)).at(0.5);
        double from = pointer(before(Scene.FLIP));
        double to = pointer(after(Scene.FLIP));
        assertThat(pointer(half)).isEqualTo((from + to) / 2);
    }

    private static double pointer(Picture picture) {
        return Shapes.flat(picture).stream()
                .filter(shape -> shape.id().equals("tape:1/pointer:position"))
                .map(shape -> ((Shape.Line) shape).x1())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void keepsCellIds_whenMemoryGrows() {
        var ids = Shapes.flat(after(Scene.GROWTH)).stream().map(Shape::id).toList();
        assertThat(Shapes.flat(before(Scene.GROWTH)).stream().map(Shape::id).filter(id -> id.contains("cell:")))
                .allMatch(ids::contains);
    }
}
