package io.bufferscope.app.copies;

import io.bufferscope.app.shell.AppStyles;
import io.bufferscope.app.shell.Cards;
import io.bufferscope.app.shell.Controls;
import io.bufferscope.app.shell.Words;
import io.bufferscope.copies.Standing;
import io.bufferscope.copies.TransferPath;
import io.bufferscope.copies.survey.Progress;
import io.bufferscope.copies.survey.SurveyOptions;
import io.bufferscope.picture.ByteSize;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;

/// The size of the payload and the buttons that measure, with how far a survey is and how long it will take.
final class MeasureCard extends VBox {

    private final Words words;
    private final CopiesDesk desk;
    private final CopiesView look;
    private final ProgressBar bar = new ProgressBar();
    private final Label left = Cards.muted("");
    private final Button cancel;
    private final List<Button> starts;

    MeasureCard(Words words, CopiesDesk desk, CopiesView look) {
        this.words = words;
        this.desk = desk;
        this.look = look;
        Button once = Cards.button(words, "copies.measure.path", this::measurePath);
        Button quick = Cards.button(words, "copies.measure.quick", () -> measureAll(true));
        Button thorough = Cards.button(words, "copies.measure.thorough", () -> measureAll(false));
        quick.getStyleClass().add("accent");
        Controls.tip(once, words.of("copies.measure.path.tip"));
        Controls.tip(quick, words.of("copies.measure.quick.tip"));
        Controls.tip(thorough, words.of("copies.measure.thorough.tip"));
        starts = List.of(once, quick, thorough);
        cancel = Cards.button(words, "copies.measure.cancel", desk::cancel);
        bar.setMaxWidth(Double.MAX_VALUE);
        getStyleClass().add(AppStyles.CARD);
        getChildren()
                .addAll(
                        Controls.label(words.of("copies.card.payload"), AppStyles.CARD_TITLE),
                        sizes(),
                        Cards.flow(quick, thorough, once, cancel),
                        bar,
                        left);
        desk.progressProperty().subscribe(this::show);
        look.pathProperty().subscribe(path -> show(desk.progressProperty().get()));
        words.messagesProperty()
                .subscribe(messages -> show(desk.progressProperty().get()));
    }

    private FlowPane sizes() {
        ToggleGroup group = new ToggleGroup();
        FlowPane flow = Cards.flow();
        for (int size : CopiesView.sizes()) {
            ToggleButton button = new ToggleButton(ByteSize.of(size));
            button.getStyleClass().add(AppStyles.SMALL);
            button.setToggleGroup(group);
            button.setSelected(size == look.sizeProperty().get());
            button.setOnAction(event -> {
                button.setSelected(true);
                look.sizeProperty().set(size);
            });
            flow.getChildren().add(button);
        }
        return flow;
    }

    private void measurePath() {
        TransferPath path = look.pathProperty().get();
        if (path.standing() != Standing.MODEL) {
            desk.measure(SurveyOptions.quick(
                    List.of(path), List.of(look.sizeProperty().get())));
        }
    }

    private void measureAll(boolean quick) {
        List<TransferPath> paths = look.paths().stream()
                .filter(path -> path.standing() != Standing.MODEL)
                .toList();
        if (!paths.isEmpty()) {
            List<Integer> sizes = CopiesView.sizes();
            desk.measure(quick ? SurveyOptions.quick(paths, sizes) : SurveyOptions.thorough(paths, sizes));
        }
    }

    private void show(@Nullable Progress progress) {
        boolean model = look.paths().stream().allMatch(path -> path.standing() == Standing.MODEL);
        starts.forEach(start -> start.setDisable(progress != null || model));
        Controls.show(cancel, progress != null);
        Controls.show(bar, progress != null);
        if (progress == null) {
            left.setText(words.say(model ? "copies.measure.model" : "copies.measure.how"));
        } else {
            bar.setProgress(progress.done() / (double) Math.max(1, progress.total()));
            left.setText(words.say(
                    "copies.measure.left",
                    progress.done(),
                    progress.total(),
                    Math.max(1, progress.left().toSeconds())));
        }
    }
}
