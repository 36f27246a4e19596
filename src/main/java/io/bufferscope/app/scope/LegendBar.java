package io.bufferscope.app.scope;

import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.Style;
import io.bufferscope.view.Swatch;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;

/// The legend of zones, drawn by the painter of the tapes.
final class LegendBar extends FlowPane {

    private static final double WIDTH = 22;
    private static final double HEIGHT = 14;

    LegendBar(Manner manner) {
        getStyleClass().add(ScopeStyles.LEGEND);
        setAlignment(Pos.CENTER_LEFT);
        add(manner, "legend.readable", zone(Style.READABLE));
        add(manner, "legend.writable", zone(Style.WRITABLE));
        add(manner, "legend.consumed", zone(Style.CONSUMED));
        add(manner, "legend.beyond", zone(Style.BEYOND_LIMIT));
        add(manner, "legend.written", zone(Style.WRITTEN));
        add(manner, "legend.freed", zone(Style.FREED));
        setMinWidth(0);
    }

    private void add(Manner manner, String key, Picture picture) {
        Swatch swatch = new Swatch(picture, manner.look());
        manner.onLook(swatch::look);
        manner.onZoom(swatch::zoom);
        Label entry = Controls.label(manner.words().of(key));
        entry.setGraphic(swatch);
        entry.setMinWidth(Region.USE_PREF_SIZE);
        getChildren().add(entry);
    }

    private static Picture zone(Style style) {
        Shape fill = new Shape.Rect("zone", style, 1, 1, WIDTH - 2, HEIGHT - 2, 0, "");
        Shape edge = new Shape.Rect("edge", Style.CELL, 0.5, 0.5, WIDTH - 1, HEIGHT - 1, 0, "");
        return new Picture(WIDTH, HEIGHT, List.of(fill, edge));
    }
}
