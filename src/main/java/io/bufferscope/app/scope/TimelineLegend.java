package io.bufferscope.app.scope;

import atlantafx.base.controls.Popover;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.picture.Style;
import java.util.List;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.Shape;
import org.kordamp.ikonli.feather.Feather;

/// The button that says what the marks of the timeline mean.
final class TimelineLegend extends HBox {

    private final Manner manner;

    TimelineLegend(Manner manner) {
        this.manner = manner;
        setAlignment(Pos.CENTER);
        setMinWidth(USE_PREF_SIZE);
        Button button = Controls.iconButton(Feather.INFO, manner.words().of("timeline.legend"), () -> {});
        button.setOnAction(event -> open(button));
        getChildren().add(button);
    }

    private void open(Button button) {
        Popover popover = new Popover(content());
        popover.setArrowLocation(Popover.ArrowLocation.BOTTOM_CENTER);
        popover.setHeaderAlwaysVisible(false);
        popover.show(button);
    }

    private Node content() {
        VBox rows = new VBox();
        rows.getStyleClass().add(ScopeStyles.TIMELINE_LEGEND);
        rows.getChildren()
                .addAll(List.of(
                        row(bar(5, Style.FAINT), "timeline.legend.line"),
                        row(bar(9, Style.BOUND_CAPACITY), "timeline.legend.call"),
                        row(bar(16, Style.CURSOR_WRITE), "timeline.legend.changed"),
                        row(bar(16, Style.WARNING), "timeline.legend.threw"),
                        row(filled(new Circle(2.5), Style.CURSOR_READ), "timeline.legend.printed"),
                        row(filled(new Circle(4), Style.WARNING), "timeline.legend.hit"),
                        row(
                                filled(new Polygon(0, 0, 10, 0, 7, 4, 10, 8, 0, 8), Style.CURSOR_READ),
                                "timeline.legend.bookmark")));
        return rows;
    }

    private Node row(Node sign, String key) {
        StackPane place = new StackPane(sign);
        place.setMinWidth(24);
        place.setMinHeight(20);
        Label text = new Label(manner.words().say(key));
        return Controls.row(ScopeStyles.BREAKPOINT_LINE, place, text);
    }

    private Shape bar(double height, Style style) {
        return filled(new Rectangle(5, height), style);
    }

    private Shape filled(Shape shape, Style style) {
        shape.setFill(manner.look().colour(style).orElse(Color.GRAY));
        return shape;
    }
}
