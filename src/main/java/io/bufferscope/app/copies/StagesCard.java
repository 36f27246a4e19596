package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Manner;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Measurement;
import io.bufferscope.copies.Stage;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.picture.copies.StageBars;
import io.bufferscope.view.PictureView;
import io.bufferscope.view.Pulse;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javafx.scene.layout.VBox;

/// The parts of the time of each path across the border to native code.
final class StagesCard extends VBox {

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final PictureView view;
    private final Pulse redraw = new Pulse(this::show);
    private double zoom = 1;

    StagesCard(Manner manner, CopiesDesk desk, CopiesView look) {
        this.words = manner.words();
        this.desk = desk;
        this.look = look;
        this.view = new PictureView(manner.look());
        getStyleClass().add(AppStyles.CARD);
        getChildren().addAll(Controls.label(words.of("copies.card.stages"), AppStyles.CARD_TITLE), view);
        manner.onLook(view::look);
        manner.onZoom(scale -> {
            zoom = scale;
            view.zoom(scale);
            redraw.request();
        });
        widthProperty().subscribe(width -> redraw.request());
        look.groupProperty().subscribe(group -> redraw.request());
        look.sizeProperty().subscribe(size -> redraw.request());
        desk.reportProperty().subscribe(report -> redraw.request());
        words.messagesProperty().subscribe(messages -> redraw.request());
    }

    private void show() {
        List<StageBars.Bar> bars = new ArrayList<>();
        for (TransferPath path : look.paths()) {
            Measurement measured = desk.measured(path, look.sizeProperty().get());
            if (measured != null && !measured.stages().isEmpty()) {
                bars.add(new StageBars.Bar(path.id(), path.name(words.messages()), parts(measured)));
            }
        }
        Controls.show(this, !bars.isEmpty());
        if (!bars.isEmpty()) {
            var picture = StageBars.picture(bars, order(), Math.max(220, getWidth() / zoom - 28));
            view.show(picture);
            view.setPrefHeight(picture.height() * zoom + 4);
            view.setMinHeight(USE_PREF_SIZE);
        }
    }

    private List<String> order() {
        return Stream.of(Stage.values())
                .map(stage -> stage.word(words.messages()))
                .toList();
    }

    private Map<String, Double> parts(Measurement measured) {
        Map<String, Double> parts = new LinkedHashMap<>();
        for (Stage stage : Stage.values()) {
            Double nanos = measured.stages().get(stage);
            if (nanos != null) {
                parts.put(stage.word(words.messages()), nanos);
            }
        }
        return parts;
    }
}
