package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.view.Swatch;
import java.util.List;
import javafx.scene.layout.FlowPane;

/// What arrows and boxes of the lanes mean.
final class CopiesLegend extends FlowPane {

    private static final double WIDE = 30;
    private static final double HIGH = 12;

    CopiesLegend(Manner manner) {
        getStyleClass().add(AppStyles.CARD_FLOW);
        add(manner, "copies.mover.cpu-copy", arrow(Style.COPY_BY_CPU, Style.COPY_CPU_HEAD));
        add(manner, "copies.mover.dma", arrow(Style.COPY_BY_DMA, Style.COPY_DMA_HEAD));
        add(manner, "copies.mover.reference", arrow(Style.COPY_BY_REFERENCE, Style.COPY_REFERENCE_HEAD));
        add(manner, "copies.zone.user", box(Style.COPY_USER));
        add(manner, "copies.zone.kernel", box(Style.COPY_KERNEL));
        add(manner, "copies.zone.device", box(Style.COPY_DEVICE));
    }

    private void add(Manner manner, String key, List<Shape> shapes) {
        Swatch swatch = new Swatch(new Picture(WIDE, HIGH, shapes), manner.look());
        manner.onLook(swatch::look);
        manner.onZoom(swatch::zoom);
        getChildren()
                .add(Controls.row(
                        AppStyles.CARD_FLOW,
                        swatch,
                        Controls.label(manner.words().of(key), AppStyles.MUTED)));
    }

    private static List<Shape> arrow(Style line, Style head) {
        return List.of(
                new Shape.Line("line", line, 1, HIGH / 2, WIDE - 8, HIGH / 2),
                new Shape.Path("head", head, WIDE - 9, HIGH / 2, "M 0 -4.5 L 7 0 L 0 4.5 Z"));
    }

    private static List<Shape> box(Style style) {
        return List.of(new Shape.Rect("box", style, 6, 1, WIDE - 10, HIGH - 2, 3, ""));
    }
}
