package io.bufferscope.app.present;

import io.bufferscope.app.shell.Words;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The options of a question as boxes, with the hands that went up for each, and the right one once it is shown.
final class QuestionPane extends FlowPane {

    private final Talk talk;
    private final Words words;
    private final List<TextField> fields = new ArrayList<>();

    QuestionPane(Talk talk, Words words) {
        this.talk = talk;
        this.words = words;
        getStyleClass().add(PresentStyles.OPTIONS);
    }

    /// @param revealed whether the right option is marked
    void show(Slide.Ask ask, boolean revealed) {
        int focused = focused();
        fields.clear();
        List<VBox> boxes = new ArrayList<>();
        for (int i = 0; i < ask.options().size(); i++) {
            boxes.add(box(i, ask, revealed));
        }
        getChildren().setAll(boxes);
        if (focused >= 0 && focused < fields.size()) {
            fields.get(focused).requestFocus();
            fields.get(focused).end();
        }
    }

    private int focused() {
        for (int i = 0; i < fields.size(); i++) {
            if (fields.get(i).isFocused()) {
                return i;
            }
        }
        return -1;
    }

    private VBox box(int option, Slide.Ask ask, boolean revealed) {
        boolean right = option == ask.right();
        String mark = revealed && right ? "✓ " : "";
        Label text =
                new Label(mark + (char) ('A' + option) + ") " + ask.options().get(option));
        text.setWrapText(true);
        text.setMinHeight(Region.USE_PREF_SIZE);
        text.getStyleClass().add(PresentStyles.OPTION_TEXT);
        VBox box = new VBox(text);
        box.getStyleClass().add(PresentStyles.OPTION);
        if (revealed) {
            box.getStyleClass().add(right ? PresentStyles.RIGHT : PresentStyles.WRONG);
        }
        if (talk.isPolling() || talk.counted().total() > 0) {
            box.getChildren().add(hands(option));
        }
        return box;
    }

    private HBox hands(int option) {
        Poll poll = talk.counted();
        ProgressBar bar = new ProgressBar(poll.share(option));
        bar.getStyleClass().add(PresentStyles.BAR);
        Label share = new Label(Math.round(poll.share(option) * 100) + " %");
        share.setMinWidth(Region.USE_PREF_SIZE);
        HBox row = new HBox(talk.isPolling() ? field(option) : count(poll.count(option)), bar, share);
        row.getStyleClass().add(PresentStyles.COUNT);
        return row;
    }

    private static Label count(int hands) {
        Label count = new Label(Integer.toString(hands));
        count.setMinWidth(Region.USE_PREF_SIZE);
        return count;
    }

    /// Takes a number of hands; anything else is taken back.
    private void typed(TextField field, int option, String was, String now) {
        if (now.matches("\\d{0,4}")) {
            talk.count(option, now.isEmpty() ? 0 : Integer.parseInt(now));
        } else {
            field.setText(was);
        }
    }

    private TextField field(int option) {
        int hands = talk.counted().count(option);
        TextField field = new TextField(hands == 0 ? "" : Integer.toString(hands));
        field.setPromptText("0");
        field.setPrefColumnCount(2);
        field.setMinWidth(Region.USE_PREF_SIZE);
        field.setAccessibleText(words.say("present.hands", (char) ('A' + option)));
        field.textProperty().addListener((it, was, now) -> typed(field, option, was, now));
        field.setOnAction(event -> next(option));
        fields.add(field);
        return field;
    }

    /// Goes to the field of the next option, after the last back to the slide.
    private void next(int option) {
        if (option + 1 < fields.size()) {
            fields.get(option + 1).requestFocus();
        } else {
            talk.poll();
        }
    }
}
