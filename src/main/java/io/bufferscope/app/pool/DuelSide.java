package io.bufferscope.app.pool;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Landmarks;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.picture.Picture;
import io.bufferscope.picture.Shape;
import io.bufferscope.picture.allocator.PoolLayout;
import io.bufferscope.picture.allocator.PoolView;
import io.bufferscope.picture.chart.ChartLayout;
import io.bufferscope.picture.curve.PoolCurves;
import io.bufferscope.picture.curve.PoolPoint;
import io.bufferscope.trace.Trace;
import io.bufferscope.view.PictureView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// One of two allocators that are compared: its curves, and its state at the cursor below.
final class DuelSide extends VBox {

    private static final double PANEL = 96;
    private static final double LEFT = 6;

    private final Words words;
    private final String id;
    private final Label title = new Label();
    private final PictureView curves;
    private final PictureView state;
    private double zoom = 1;

    /// @param id begins the ids of its shapes
    /// @param seek takes the step that was clicked
    /// @param resized is told that there is another room
    DuelSide(Manner manner, String id, LongConsumer seek, Runnable resized) {
        this.words = manner.words();
        this.id = id;
        curves = new PictureView(manner.look());
        state = new PictureView(manner.look());
        title.getStyleClass().add(AppStyles.CARD_TITLE);
        title.setWrapText(true);
        getStyleClass().add(PoolStyles.DUEL_SIDE);
        getChildren().addAll(title, curves, state);
        setMinWidth(0);
        VBox.setVgrow(state, Priority.ALWAYS);
        Landmarks.mark(curves, state);
        curves.onPick(shape -> {
            if (StepIds.step(shape) > 0) {
                seek.accept(StepIds.step(shape));
            }
        });
        curves.viewportBoundsProperty().addListener(change -> resized.run());
        manner.onLook(curves::look);
        manner.onLook(state::look);
        manner.onZoom(scale -> {
            zoom = scale;
            curves.zoom(scale);
            state.zoom(scale);
            resized.run();
        });
    }

    void title(String text) {
        title.setText(text);
    }

    /// Shows the curves with the cursor after a number of operations.
    ///
    /// @param top bytes at the end of the scale
    void curves(List<PoolPoint> points, double top, long operations) {
        List<Shape> shapes = new ArrayList<>();
        double width = Math.floor(Math.max(240, curves.roomWidth()));
        double bottom = 0;
        if (!points.isEmpty()) {
            bottom = new ChartLayout(words.messages())
                    .draw(
                            shapes,
                            new PoolCurves(words.messages()).chart(id, PoolCurves.Along.OPERATIONS, points, top),
                            LEFT,
                            2,
                            width - 2 * LEFT,
                            PANEL,
                            true,
                            operations);
        }
        Picture picture = new Picture(width, bottom + 2, List.copyOf(shapes));
        curves.show(picture);
        curves.setAccessibleText(sentences(picture));
        double height = Math.ceil((bottom + 6) * zoom);
        curves.setMinHeight(Math.min(height, Math.max(120, getHeight() * 0.55)));
        curves.setPrefHeight(height);
        curves.setMaxHeight(height);
    }

    /// Shows the state at a step.
    void state(@Nullable Trace trace, long step) {
        if (trace == null || step < 1 || step > trace.steps()) {
            state.show(new Picture(0, 0, List.of()));
            return;
        }
        double width = Math.floor(Math.max(300, state.roomWidth()));
        Picture picture = new PoolLayout(words.messages())
                .picture(
                        trace.frame(step).pools(),
                        step == 1 ? null : trace.frame(step - 1).pools(),
                        PoolView.of(width));
        state.show(picture);
        state.setAccessibleText(sentences(picture));
    }

    private static String sentences(Picture picture) {
        return picture.shapes().stream()
                .filter(Shape.Group.class::isInstance)
                .map(shape -> ((Shape.Group) shape).sentence())
                .collect(Collectors.joining("\n"));
    }
}
