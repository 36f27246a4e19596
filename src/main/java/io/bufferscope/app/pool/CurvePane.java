package io.bufferscope.app.pool;

import io.bufferscope.app.scope.Player;
import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.chart.Chart;
import io.bufferscope.picture.chart.ChartLayout;
import io.bufferscope.picture.curve.PoolCurves;
import io.bufferscope.picture.curve.PoolPoint;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The curves of the newest allocator along the steps, with the cursor of the trace.
final class CurvePane extends VBox implements PoolCard, AutoCloseable {

    private static final double PANEL = 92;
    private static final double LEFT = 14;
    /// The scale from which there is too little room for everything.
    static final double LARGE = 1.5;

    private final Words words;
    private final Player player;
    private final PictureView view;
    private final ToggleButton fold = new ToggleButton(null, new FontIcon(Feather.TRENDING_UP));
    private final CurveReader reader = new CurveReader(this::ask);
    private final Pulse redraw = new Pulse(this::redraw);
    private final Tooltip meanings = new Tooltip();
    private double zoom = 1;

    CurvePane(Manner manner, Player player) {
        this.words = manner.words();
        this.player = player;
        this.view = new PictureView(manner.look());
        getStyleClass().add(PoolStyles.CURVES);
        Controls.name(fold, words.of("curve.title"));
        fold.textProperty().bind(words.of("curve.title"));
        fold.getStyleClass().add(AppStyles.SMALL);
        fold.setSelected(true);
        fold.selectedProperty().subscribe(shown -> {
            Controls.show(view, shown);
            ask();
        });
        Label what = Controls.label(words.of("curve.what"), AppStyles.MUTED, PoolStyles.WHAT);
        what.setMinWidth(0);
        meanings.setWrapText(true);
        meanings.setMaxWidth(560);
        what.setTooltip(meanings);
        fold.setTooltip(meanings);
        getChildren().addAll(Controls.row(AppStyles.CARD_FLOW, fold, what), view);
        Landmarks.mark(this);
        view.onPick(this::picked);
        view.viewportBoundsProperty().map(Bounds::getWidth).subscribe(width -> ask());
        manner.onLook(view::look);
        manner.onZoom(this::zoom);
        player.onGrowth(() -> reader.follow(player.trace()));
        words.messagesProperty().subscribe(messages -> {
            meanings.setText(String.join("\n", new PoolCurves(messages).meanings()));
            ask();
        });
    }

    @Override
    public void show(PoolMoment moment) {
        ask();
    }

    /// Folds the curves away where they would take the room of the picture; the button brings them back.
    private void zoom(double scale) {
        if ((scale >= LARGE) != (zoom >= LARGE)) {
            fold.setSelected(scale < LARGE);
        }
        zoom = scale;
        view.zoom(scale);
        ask();
    }

    private void ask() {
        redraw.request();
    }

    private void picked(String id) {
        long step = StepIds.step(id);
        if (step > 0) {
            player.go(step);
        }
    }

    private void redraw() {
        if (!fold.isSelected()) {
            return;
        }
        List<PoolPoint> points = reader.points();
        List<Shape> shapes = new ArrayList<>();
        double width = Math.floor(Math.max(300, view.roomWidth()));
        double bottom = 0;
        if (!points.isEmpty()) {
            Chart chart = new PoolCurves(words.messages()).chart("curves", PoolCurves.Along.STEPS, points, 0);
            bottom = new ChartLayout(words.messages())
                    .draw(shapes, chart, LEFT, 2, width - 2 * LEFT, PANEL, true, Math.max(1, player.step()));
        }
        view.show(new Picture(width, bottom + 2, List.copyOf(shapes)));
        double height = Math.ceil((bottom + 4) * zoom);
        view.setMinHeight(Math.min(height, 180));
        view.setPrefHeight(height);
        view.setMaxHeight(height);
        view.setAccessibleText(shapes.stream()
                .filter(Shape.Group.class::isInstance)
                .map(shape -> ((Shape.Group) shape).sentence())
                .collect(Collectors.joining("\n")));
    }

    @Override
    public void close() {
        reader.close();
    }
}
